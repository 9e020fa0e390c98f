import type { Schemas } from '../../api/types';

export type View = Schemas['MiniZoolorettoView'];
