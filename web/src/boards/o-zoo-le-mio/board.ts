import bench from './bench';
import coin from 'icon:fluent-emoji-flat/coin';
import dolphin from 'icon:fluent-emoji-flat/dolphin';
import tree from 'icon:fluent-emoji-flat/deciduous-tree';
import type { Board } from '../board';
import Middle from './Middle.svelte';
import Zoo from './Zoo.svelte';

export const board: Board = {
  Middle,
  Zoo,
  howto: [
    { icon: coin, text: 'Every tile is auctioned: all bid coins in secret at once, the highest bid wins and is paid. On a tie the higher flag wins.' },
    { icon: dolphin, text: 'Lay the tile so that paths meet paths and grass meets grass. Halves of one kind that touch along an edge add up their stars: in each kind the best zoo gets two visitors, the second one.' },
    { icon: tree, text: 'The zoo with the most bushes gets two trees, the second one tree. A tie goes to the newer one, here as with visitors.' },
    { icon: bench, text: 'Every closed path brings a bench for good. Visitors, trees and benches score at the end of each year: 1 point each in the first, 5 in the fifth. Then every tile brings a coin.' },
  ],
  tour: [
    { at: '[data-tour=row]', title: 'The tiles of the year', text: 'They are auctioned from left to right. Coins are scarce and every tile brings a coin a year, so early tiles pay for later ones.' },
    { at: '[data-tour=auction]', title: 'Your secret bid', text: 'Take coins into your fist and seal the bid. Nobody sees it before all have bid; losers keep their coins.' },
    { at: '[data-tour=pole]', title: 'The flagpole', text: 'If the highest bids are equal, the higher flag wins and is lowered to the bottom.' },
    { at: '[data-tour=zoo]', title: 'Your zoo', text: 'A tile that you win goes here: point at a glowing cell, turn the tile with R, and read what would change. Visitors walk to whoever has the best enclosure.' },
    { at: '[data-tour=bar]', title: 'Your decision', text: 'The question in front of you always stands here. Now make your first bid.' },
  ],
};
