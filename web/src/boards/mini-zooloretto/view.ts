export interface Truck {
  boxes: number;
  tiles: string[];
  taken_by: number | null;
}

export interface Enclosure {
  kind: string | null;
  tiles: string[];
  spaces: number;
  pairs: number;
  points: number;
  points_with_one_more: number;
}

export interface ZooView {
  enclosures: Enclosure[];
  barn: string[];
  truck: number | null;
  to_place: string[];
  score: number;
}

export interface View {
  round: number;
  final_round: boolean;
  kinds: string[];
  ordinary_pile: number;
  final_pile: number;
  unseen: Record<string, number>;
  offspring: Record<string, number>;
  removed: string[];
  tile: string | null;
  takeover_from: number | null;
  trucks: Truck[];
  zoos: ZooView[];
}
