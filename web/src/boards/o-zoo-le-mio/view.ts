import type { Schemas } from '../../api/types';

export type View = Schemas['OZooLeMioView'];
export type Zoo = Schemas['OZooLeMioZoo'];
export type Half = Schemas['OZooLeMioHalf'];
export type Face = Schemas['OZooLeMioFace'];
export type Placement = Schemas['OZooLeMioPlacement'];
