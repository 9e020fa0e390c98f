/** The messages between server and client, as the OpenAPI document describes them. */

export interface GameOption {
  name: string;
  default: unknown;
  choices: unknown[];
  many: boolean;
  help: string;
  rule: string;
}

export interface GameInfo {
  id: string;
  title: string;
  tagline: string;
  min_seats: number;
  max_seats: number;
  minutes: number;
  weight: number;
  rules_version: number;
  reconstructed: string;
  options: GameOption[];
}

export interface Level {
  id: string;
  label: string;
  bot: string;
  rating?: number | null;
  help: string;
}

export interface Me {
  name: string;
  colour: string;
  shape: string;
}

export interface Player {
  seat: number;
  name: string;
  colour: string;
  shape: string;
  kind: 'person' | 'bot' | 'open';
  yours: boolean;
  connected: boolean;
  score: number | null;
}

export interface Result {
  scores: number[];
  ranking: number[];
  breakdown: [string, number][][];
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  seats: Player[];
  position: number;
  phase: string;
  over: boolean;
  your_turn: boolean;
  created: string | number;
  updated: string | number;
  result?: Result | null;
}

export interface Choice {
  action: number;
  kind: string;
  args: Record<string, string>;
  notation: string;
  label: string;
}

export interface Dimmed extends Choice {
  reason: string;
  rule: string;
}

export interface Decision {
  seat: number;
  prompt: string;
  choices: Choice[];
  dimmed: Dimmed[];
}

export interface LogLine {
  position: number;
  text: string;
}

export interface Update {
  table: string;
  game: string;
  position: number;
  seat: number | null;
  over: boolean;
  phase: string;
  players: Player[];
  deciders: number[];
  decision: Decision | null;
  view: unknown;
  log: LogLine[];
  can_undo: boolean;
  can_redo: boolean;
  result: Result | null;
  thinking: number[];
}

export interface ApiError {
  code: string;
  message: string;
  rule?: string | null;
}

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  at: string | number;
}

export interface HintChoice {
  action: number;
  label: string;
  value: number | null;
}

export type ServerMessage =
  | { type: 'update'; update: Update }
  | { type: 'accepted'; id: string; position: number }
  | { type: 'refused'; id: string; error: ApiError; update?: Update | null }
  | ({ type: 'chat' } & ChatLine)
  | { type: 'presence'; seats: Player[] }
  | { type: 'thinking'; seat: number; progress?: number | null }
  | { type: 'pong' };

export interface SeatWish {
  kind: 'me' | 'bot' | 'open' | 'hotseat';
  name?: string;
  level?: string;
}
