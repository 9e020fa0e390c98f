import type { IconData } from '../../parts/icon';
import admissionTickets from 'icon:fluent-emoji-flat/admission-tickets';
import badger from 'icon:fluent-emoji-flat/badger';
import bear from 'icon:fluent-emoji-flat/bear';
import beaver from 'icon:fluent-emoji-flat/beaver';
import bison from 'icon:fluent-emoji-flat/bison';
import chipmunk from 'icon:fluent-emoji-flat/chipmunk';
import coin from 'icon:fluent-emoji-flat/coin';
import crocodile from 'icon:fluent-emoji-flat/crocodile';
import deer from 'icon:fluent-emoji-flat/deer';
import dodo from 'icon:fluent-emoji-flat/dodo';
import duck from 'icon:fluent-emoji-flat/duck';
import eagle from 'icon:fluent-emoji-flat/eagle';
import elephant from 'icon:fluent-emoji-flat/elephant';
import ewe from 'icon:fluent-emoji-flat/ewe';
import flamingo from 'icon:fluent-emoji-flat/flamingo';
import fox from 'icon:fluent-emoji-flat/fox';
import giraffe from 'icon:fluent-emoji-flat/giraffe';
import goat from 'icon:fluent-emoji-flat/goat';
import goose from 'icon:fluent-emoji-flat/goose';
import graduationCap from 'icon:fluent-emoji-flat/graduation-cap';
import hedgehog from 'icon:fluent-emoji-flat/hedgehog';
import hippopotamus from 'icon:fluent-emoji-flat/hippopotamus';
import horse from 'icon:fluent-emoji-flat/horse';
import kangaroo from 'icon:fluent-emoji-flat/kangaroo';
import koala from 'icon:fluent-emoji-flat/koala';
import leopard from 'icon:fluent-emoji-flat/leopard';
import lion from 'icon:fluent-emoji-flat/lion';
import lizard from 'icon:fluent-emoji-flat/lizard';
import llama from 'icon:fluent-emoji-flat/llama';
import microscope from 'icon:fluent-emoji-flat/microscope';
import monkey from 'icon:fluent-emoji-flat/monkey';
import moose from 'icon:fluent-emoji-flat/moose';
import orangutan from 'icon:fluent-emoji-flat/orangutan';
import otter from 'icon:fluent-emoji-flat/otter';
import owl from 'icon:fluent-emoji-flat/owl';
import panda from 'icon:fluent-emoji-flat/panda';
import parrot from 'icon:fluent-emoji-flat/parrot';
import peacock from 'icon:fluent-emoji-flat/peacock';
import pig from 'icon:fluent-emoji-flat/pig';
import polarBear from 'icon:fluent-emoji-flat/polar-bear';
import rabbit from 'icon:fluent-emoji-flat/rabbit';
import raccoon from 'icon:fluent-emoji-flat/raccoon';
import rhinoceros from 'icon:fluent-emoji-flat/rhinoceros';
import rock from 'icon:fluent-emoji-flat/rock';
import seal from 'icon:fluent-emoji-flat/seal';
import seedling from 'icon:fluent-emoji-flat/seedling';
import snake from 'icon:fluent-emoji-flat/snake';
import star from 'icon:fluent-emoji-flat/star';
import swan from 'icon:fluent-emoji-flat/swan';
import tiger from 'icon:fluent-emoji-flat/tiger';
import turtle from 'icon:fluent-emoji-flat/turtle';
import wolf from 'icon:fluent-emoji-flat/wolf';
import zebra from 'icon:fluent-emoji-flat/zebra';
import droplet from 'icon:fluent-emoji-flat/droplet';
import briefcase from 'icon:fluent-emoji-flat/briefcase';
import scroll from 'icon:fluent-emoji-flat/scroll';

/** The signs of the game: categories of animals, land, and what is counted. Continents are letters. */
export const SIGNS: Record<string, IconData> = {
  predator: lion,
  herbivore: deer,
  primate: monkey,
  reptile: lizard,
  bird: eagle,
  bear,
  petting_zoo: ewe,
  research: microscope,
  rock,
  water: droplet,
  money: coin,
  appeal: admissionTickets,
  conservation: seedling,
  reputation: star,
  university: graduationCap,
  sponsor: briefcase,
  project: scroll,
};

const PICTURES: [RegExp, IconData][] = [
  [/sea lion|seal|dugong/, seal],
  [/golden lion tamarin|monkey|langur|macaque|howler|capuchin|guereza|mangabey|douc|lemur|bushbaby|tarsier|tamarin/, monkey],
  [/mandrill/, orangutan],
  [/lion/, lion],
  [/tiger/, tiger],
  [/cheetah|leopard|caracal|jaguar|cougar|lynx/, leopard],
  [/fennec|dingo/, fox],
  [/red panda|raccoon|coati/, raccoon],
  [/panda/, panda],
  [/polar bear/, polarBear],
  [/bear/, bear],
  [/wolf/, wolf],
  [/badger|tasmanian|wombat/, badger],
  [/marten|stoat/, otter],
  [/elephant/, elephant],
  [/rhinoceros/, rhinoceros],
  [/giraffe/, giraffe],
  [/zebra/, zebra],
  [/hippo|tapir/, hippopotamus],
  [/bison|muskox/, bison],
  [/reindeer|moose/, moose],
  [/lama|alpaca/, llama],
  [/deer/, deer],
  [/ibex|goat/, goat],
  [/porcupine/, hedgehog],
  [/kangaroo|wallaby/, kangaroo],
  [/koala/, koala],
  [/platypus/, beaver],
  [/crocodile|alligator|caiman/, crocodile],
  [/tortoise|turtle/, turtle],
  [/mamba|python|cobra|anaconda|boa|adder|snake|worm|taipan/, snake],
  [/monitor|agama|dragon|chameleon|lizard|devil/, lizard],
  [/flamingo/, flamingo],
  [/peafowl|paradise/, peacock],
  [/owl/, owl],
  [/eagle|vulture|condor/, eagle],
  [/macaw|lorikeet|hornbill|kookaburra/, parrot],
  [/stork|marabou|secretary/, swan],
  [/pelican/, goose],
  [/shoebill/, duck],
  [/ostrich|rhea|emu|cassowary/, dodo],
  [/sheep/, ewe],
  [/horse|donkey/, horse],
  [/rabbit/, rabbit],
  [/mangalica/, pig],
  [/guinea/, chipmunk],
];

/** A drawing that resembles the animal, else the sign of its category. */
export function picture(card: { name: string; kind: string; icons?: Record<string, number> }): IconData {
  if (card.kind === 'sponsor') return briefcase;
  if (card.kind !== 'animal') return scroll;
  const name = card.name.toLowerCase();
  const found = PICTURES.find(([words]) => words.test(name));
  const category = Object.keys(card.icons ?? {}).find((icon) => icon in SIGNS);
  return found?.[1] ?? SIGNS[category ?? 'predator'];
}
