import i0 from 'icon:fluent-emoji-flat/triangular-flag';
import i1 from 'icon:fluent-emoji-flat/lion';
import i2 from 'icon:fluent-emoji-flat/flamingo';
import i3 from 'icon:fluent-emoji-flat/turtle';
import type { Cover } from '../board';

export const cover: Cover = { sky: 'light-dark(#fde2c0, #46341f)', ground: 'light-dark(#c8b56a, #57502c)', icons: [i0, i1, i2, i3], open: false };
