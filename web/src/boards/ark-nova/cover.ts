import i0 from 'icon:fluent-emoji-flat/globe-showing-europe-africa';
import i1 from 'icon:fluent-emoji-flat/panda';
import i2 from 'icon:fluent-emoji-flat/zebra';
import i3 from 'icon:fluent-emoji-flat/hippopotamus';
import type { Cover } from '../board';

export const cover: Cover = { sky: 'light-dark(#cfe0f5, #22324a)', ground: 'light-dark(#7fa98a, #31503c)', icons: [i0, i1, i2, i3], open: false };
