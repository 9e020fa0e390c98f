import i0 from 'icon:fluent-emoji-flat/parrot';
import i1 from 'icon:fluent-emoji-flat/koala';
import i2 from 'icon:fluent-emoji-flat/tiger';
import i3 from 'icon:fluent-emoji-flat/peacock';
import type { Cover } from '../board';

export const cover: Cover = { sky: 'light-dark(#e3dcf7, #322b49)', ground: 'light-dark(#8fb6a0, #35503f)', icons: [i0, i1, i2, i3], open: false };
