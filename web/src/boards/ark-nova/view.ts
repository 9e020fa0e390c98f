import type { Schemas } from '../../api/types';

export type View = Schemas['ArkNovaView'];
export type ZooView = View['zoos'][number];
export type CardView = ZooView['animals'][number];
export type Hex = ZooView['hexes'][number];
export type Building = ZooView['buildings'][number];
export type ActionCard = ZooView['actions'][number];
export type Project = View['projects'][number];
export type Placing = NonNullable<View['placing']>;
export type Spot = Placing['spots'][number];
export type MapFace = View['maps_offered'][number];
/** What is drawn of a map: that of a zoo, or one that is still to be chosen. */
export type Ground = Pick<ZooView, 'seat' | 'hexes' | 'buildings' | 'map_name' | 'power_text'>;
