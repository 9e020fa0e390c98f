import barn from 'icon:fluent-emoji-flat/house-with-garden';
import heart from 'icon:fluent-emoji-flat/red-heart';
import llama from 'icon:fluent-emoji-flat/llama';
import truck from 'icon:fluent-emoji-flat/delivery-truck';
import type { Board } from '../board';
import Middle from './Middle.svelte';
import Zoo from './Zoo.svelte';

export const board: Board = {
  Middle,
  Zoo,
  howto: [
    { icon: truck, text: 'On your turn either draw a tile and load it onto a truck, or take a truck and leave the round.' },
    { icon: llama, text: 'Each of your three enclosures holds six tiles and only one kind of animal. Five animals are worth 8 points, six are worth 12.' },
    { icon: heart, text: 'A male ♂ and a female ♀ in one enclosure have offspring: a free animal.' },
    { icon: barn, text: 'What fits nowhere goes to the barn, and every kind there costs 2 points.' },
  ],
  tour: [
    { at: '[data-tour=trucks]', title: 'The trucks', text: 'Everybody loads these trucks together. A truck with animals you want is worth taking early, before others spoil it.' },
    { at: '[data-tour=pile]', title: 'The pile', text: 'Click it to draw a tile; then click a truck with an empty box. When the pile is gone, the tiles under the red disc start the last round.' },
    { at: '[data-tour=zoo]', title: 'Your zoo', text: 'Fill few enclosures well rather than many badly. Each shows its points now and with one more animal.' },
    { at: '[data-tour=bar]', title: 'Your decision', text: 'The question in front of you always stands here, with its answers. What glows on the board is the same choice. Now make your first one.' },
  ],
};
