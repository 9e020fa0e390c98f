import i0 from 'icon:fluent-emoji-flat/ferris-wheel';
import i1 from 'icon:fluent-emoji-flat/elephant';
import i2 from 'icon:fluent-emoji-flat/penguin';
import i3 from 'icon:fluent-emoji-flat/kangaroo';
import type { Cover } from '../board';

export const cover: Cover = { sky: 'light-dark(#d7ecd0, #26402a)', ground: 'light-dark(#b99f66, #524528)', icons: [i0, i1, i2, i3], open: false };
