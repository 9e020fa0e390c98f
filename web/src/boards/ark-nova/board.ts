import globe from 'icon:fluent-emoji-flat/globe-showing-europe-africa';
import leaf from 'icon:fluent-emoji-flat/seedling';
import panda from 'icon:fluent-emoji-flat/panda';
import tickets from 'icon:fluent-emoji-flat/admission-tickets';
import type { Board } from '../board';
import Middle from './Middle.svelte';
import { BUILT, SIGNS } from './pictures';
import { CONTINENTS, ICON_NAMES } from './words';
import Zoo from './Zoo.svelte';
import { mentions } from './zoom.svelte';

export const board: Board = {
  Middle,
  Zoo,
  mentions,
  howto: [
    { icon: tickets, text: 'On your turn use one of your five action cards. The further right it lies, the stronger it is; afterwards it goes back to slot 1.' },
    { icon: panda, text: 'Build enclosures, then play animals into them. Animals bring appeal, and appeal brings money at every break.' },
    { icon: leaf, text: 'Conservation projects bring conservation. When your appeal and conservation markers meet, the end begins; the further they have passed each other, the better.' },
    { icon: globe, text: 'Partner zoos, universities and reputation make animals cheaper, cards easier to reach and your actions better.' },
  ],
  signs: [
    { icon: SIGNS.money, text: 'money; on a card the price, green when it is lower than printed' },
    { icon: SIGNS.x, text: 'X-token: 1 more strength for an action' },
    { icon: SIGNS.appeal, text: 'appeal: money at every break' },
    { icon: SIGNS.conservation, text: 'conservation' },
    { icon: SIGNS.reputation, text: 'reputation: reach in the display' },
    { icon: SIGNS.worker, text: 'association workers' },
    { icon: SIGNS.card, text: 'a card of the deck or in range' },
    { icon: SIGNS.sponsor, text: 'play a sponsor for money' },
    { icon: SIGNS.partner_zoo, text: 'a partner zoo' },
    { icon: SIGNS.university, text: 'a university' },
    { icon: SIGNS.kiosk, text: 'kiosk' },
    { icon: SIGNS.pavilion, text: 'pavilion' },
    { icon: BUILT.occupied, text: 'an occupied enclosure; an empty one shows its size' },
    { icon: '⇤1', text: 'put an action card on slot 1' },
    { icon: '×2', text: 'a multiplier: perform an action twice' },
    { icon: 'II', text: 'side II of an action card; on land: needs Build II' },
    ...Object.entries(ICON_NAMES).map(([icon, text]) => ({ icon: SIGNS[icon] ?? CONTINENTS[icon], text })),
    { icon: '✓ ✗', text: 'a condition of a card that you meet, or do not meet yet' },
    { icon: BUILT.reptile_house, text: 'beside the size of an animal: its spaces in the Reptile House, the Petting Zoo or the Large Bird Aviary' },
  ],
  tour: [
    { at: '[data-tour=actions]', title: 'Your actions', text: 'Five cards, slots 1 to 5. The slot is the strength. Use a strong one, and the others move up.' },
    { at: '[data-tour=zoo]', title: 'Your zoo', text: 'Build on the hexagons. Covering a bonus gains it at once. What fits glows; R turns a building.' },
    { at: '[data-tour=hand]', title: 'Your hand', text: 'Animals, sponsors and projects. Red conditions are not met yet. Click a card to play it, or look at it closely.' },
    { at: '[data-tour=display]', title: 'The display', text: 'Six cards for everybody. Your reputation says how many of them you reach.' },
    { at: '[data-tour=tracks]', title: 'The race', text: 'Tickets come from the left, leaves from the right. When yours meet, everybody has one more turn.' },
    { at: '[data-tour=bar]', title: 'Your decision', text: 'The question in front of you stands here. A good first turn: Build an enclosure of size 2 or 3 for an animal in your hand.' },
  ],
};
