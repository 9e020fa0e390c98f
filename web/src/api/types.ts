/** The messages between server and client, by the names of the OpenAPI document they are generated from. */
import type { components } from '../generated/api';

export type Schemas = components['schemas'];

export type GameInfo = Schemas['GameInfo'];
export type GameOption = Schemas['OptionInfo'];
export type Level = Schemas['LevelInfo'];
export type Me = Schemas['Me'];
export type Player = Schemas['SeatInfo'];
export type Result = Schemas['Result'];
export type TableInfo = Schemas['TableInfo'];
export type Choice = Schemas['Choice'];
export type Dimmed = Schemas['Dimmed'];
export type Decision = Schemas['Decision'];
export type LogLine = Schemas['LogLine'];
export type HintChoice = Schemas['HintChoice'];
export type Review = Schemas['Review'];
export type Problem = Schemas['Problem'];
export type ChatLine = Schemas['ChatMessage'];
export type SeatWish = Pick<Schemas['NewSeat'], 'kind'> & Partial<Schemas['NewSeat']>;

/** A moment of a table; what its view looks like only the game's board knows. */
export type Update = Omit<Schemas['Update'], 'view' | 'views'> & { view: unknown; views?: unknown[] | null };

export type ServerMessage =
  | Exclude<Schemas['ServerMessage'], { type: 'update' | 'refused' }>
  | (Omit<Schemas['UpdateMessage'], 'update'> & { update: Update })
  | (Omit<Schemas['RefusedMessage'], 'update'> & { update?: Update | null });
