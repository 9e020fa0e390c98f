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
import anchor from 'icon:fluent-emoji-flat/anchor';
import books from 'icon:fluent-emoji-flat/books';
import cableway from 'icon:fluent-emoji-flat/aerial-tramway';
import clapper from 'icon:fluent-emoji-flat/clapper-board';
import compass from 'icon:fluent-emoji-flat/compass';
import document from 'icon:fluent-emoji-flat/page-facing-up';
import door from 'icon:fluent-emoji-flat/door';
import feather from 'icon:fluent-emoji-flat/feather';
import fish from 'icon:fluent-emoji-flat/tropical-fish';
import forkAndKnife from 'icon:fluent-emoji-flat/fork-and-knife';
import fountain from 'icon:fluent-emoji-flat/fountain';
import globe from 'icon:fluent-emoji-flat/globe-showing-europe-africa';
import iceCream from 'icon:fluent-emoji-flat/soft-ice-cream';
import megaphone from 'icon:fluent-emoji-flat/megaphone';
import nest from 'icon:fluent-emoji-flat/nest-with-eggs';
import nationalPark from 'icon:fluent-emoji-flat/national-park';
import paws from 'icon:fluent-emoji-flat/paw-prints';
import penguin from 'icon:fluent-emoji-flat/penguin';
import playground from 'icon:fluent-emoji-flat/playground-slide';
import shopping from 'icon:fluent-emoji-flat/shopping-bags';
import stethoscope from 'icon:fluent-emoji-flat/stethoscope';
import testTube from 'icon:fluent-emoji-flat/test-tube';
import tower from 'icon:fluent-emoji-flat/tokyo-tower';
import wrench from 'icon:fluent-emoji-flat/wrench';
import droplet from 'icon:fluent-emoji-flat/droplet';
import briefcase from 'icon:fluent-emoji-flat/briefcase';
import scroll from 'icon:fluent-emoji-flat/scroll';

/** Signs that no icon set has. */
const X_TOKEN: IconData = { body: '<circle cx="8" cy="8" r="7.2" fill="#2b2620" stroke="#cfc3b0"/><path d="m5 5 6 6m0-6-6 6" stroke="#fff" stroke-width="2.2" stroke-linecap="round"/>', width: 16, height: 16 };
const CARD: IconData = { body: '<rect x="2.5" y="1" width="11" height="14" rx="2" fill="#2461b4" stroke="#fff"/><circle cx="8" cy="9.4" r="2.4" fill="#fff"/><circle cx="4.9" cy="6.6" r="1.2" fill="#fff"/><circle cx="8" cy="5.2" r="1.2" fill="#fff"/><circle cx="11.1" cy="6.6" r="1.2" fill="#fff"/>', width: 16, height: 16 };

const WORKER: IconData = { body: '<g fill="#a06fd6" stroke="#fff" stroke-opacity=".7" stroke-width=".6"><path d="M2.5 14.8c0-3.7 2.3-5.8 5.5-5.8s5.5 2.1 5.5 5.8z"/><circle cx="8" cy="5" r="3.3"/></g>', width: 16, height: 16 };

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
  x: X_TOKEN,
  card: CARD,
  worker: WORKER,
  partner_zoo: globe,
  kiosk: shopping,
  pavilion: fountain,
};

/** What stands on a building, and on the special spaces of a map. */
export const BUILT: Record<string, IconData> = {
  kiosk: shopping,
  pavilion: fountain,
  occupied: paws,
  petting_zoo: ewe,
  reptile_house: lizard,
  large_bird_aviary: eagle,
  meerkat: badger,
  penguin,
  aquarium: fish,
  cable: cableway,
  baboon: monkey,
  monkey,
  owl,
  sea_turtle: turtle,
  polar_bear: polarBear,
  hyena: wolf,
  okapi: zebra,
  zoo_school: graduationCap,
  adventure: playground,
  water_playground: playground,
  side_entrance: door,
};

export const PLACES: Record<string, IconData> = { tower, gate: door, harbor: anchor, restaurant: forkAndKnife, institute: microscope, parlors: iceCream, hollywood: clapper };

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

/** Of sponsors and projects: whom or what they are about. */
const SUBJECTS: [RegExp, IconData][] = [
  [/primat|baboon|monkey/, monkey],
  [/reptile|herpeto|lizard/, lizard],
  [/breeding/, nest],
  [/vulture|seabird|bird|ornitho/, feather],
  [/lion|predator/, lion],
  [/elephant|large animal/, elephant],
  [/herbivore/, deer],
  [/farm|petting/, ewe],
  [/small animal/, rabbit],
  [/meerkat/, badger],
  [/penguin/, penguin],
  [/aquarium/, fish],
  [/cable/, cableway],
  [/owl/, owl],
  [/turtle/, turtle],
  [/polar bear/, polarBear],
  [/hyena/, wolf],
  [/okapi/, zebra],
  [/school|tours/, graduationCap],
  [/playground/, playground],
  [/entrance/, door],
  [/veterinarian|medical|quarantine/, stethoscope],
  [/lab\b|basic research|technology|patents/, testTube],
  [/research|science/, microscope],
  [/library|museum|archaeo/, books],
  [/engineer/, wrench],
  [/spokes|communicator/, megaphone],
  [/explorer|migration|waza/, compass],
  [/expert on|foreign|diversity|africa|americas|asia|australia|europe/, globe],
  [/hydro|aquatic|sea cave/, droplet],
  [/geolog|mountain range|blue mountains/, rock],
  [/park|forest|savanna|jungle/, nationalPark],
  [/grants/, coin],
  [/program/, document],
];

/** A drawing that resembles the animal, else the sign of its category. */
export function picture(card: { name: string; kind: string; icons?: Record<string, number> }): IconData {
  const name = card.name.toLowerCase();
  if (card.kind !== 'animal') return SUBJECTS.find(([words]) => words.test(name))?.[1] ?? (card.kind === 'sponsor' ? briefcase : scroll);
  const found = PICTURES.find(([words]) => words.test(name));
  const category = Object.keys(card.icons ?? {}).find((icon) => icon in SIGNS);
  return found?.[1] ?? SIGNS[category ?? 'predator'];
}
