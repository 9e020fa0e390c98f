import i0 from 'icon:fluent-emoji-flat/delivery-truck';
import i1 from 'icon:fluent-emoji-flat/llama';
import i2 from 'icon:fluent-emoji-flat/giraffe';
import i3 from 'icon:fluent-emoji-flat/rhinoceros';
import type { Cover } from '../board';

export const cover: Cover = { sky: 'light-dark(#cfe8ee, #20393f)', ground: 'light-dark(#8fbf72, #3b5a34)', icons: [i0, i1, i2, i3], open: true };
