import type { GameInfo, HintChoice, Level, LogLine, Me, Problem, Review, Schemas, SeatWish, TableInfo, Update } from './types';

/** An answer that is not what was asked for; the message is a sentence for the player. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly code = 'unreachable',
    readonly rule: string | null = null,
  ) {
    super(message);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal('The server does not answer. Check the connection and try again.');
  }
  const text = await answer.text();
  const data = text ? parsed(text) : null;
  if (!answer.ok) {
    const error = (data as { error?: Problem } | null)?.error;
    throw new Refusal(error?.message ?? `The server answered ${answer.status}.`, error?.code ?? 'error', error?.rule ?? null);
  }
  return data as T;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const get = <T>(path: string) => call<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);
const eyes = (seat: number | 'all' | null) => (seat === null ? '' : `?seat=${seat}`);

export const api = {
  games: () => get<GameInfo[]>('/games'),
  rules: (game: string) => get<{ game: string; title: string; markdown: string }>(`/games/${game}/rules`),
  levels: () => get<Level[]>('/levels'),
  me: () => get<Me>('/me'),
  saveMe: (me: Me) => call<Me>('PUT', '/me', me),
  create: (wish: { game: string; options?: Record<string, unknown>; seed?: number; seats: SeatWish[]; practice?: boolean }) =>
    post<TableInfo>('/tables', wish),
  upload: (record: string) => post<TableInfo>('/tables/upload', { record }),
  tables: (scope: 'mine' | 'watch' | 'replays') => get<TableInfo[]>(`/tables?scope=${scope}`),
  table: (id: string) => get<TableInfo>(`/tables/${id}`),
  join: (id: string, wish: { seat?: number } & Partial<Me>) => post<TableInfo>(`/tables/${id}/join`, wish),
  leave: (id: string, seat: number) => post<TableInfo>(`/tables/${id}/leave`, { seat }),
  seatBot: (id: string, seat: number, level: string) => post<TableInfo>(`/tables/${id}/bot`, { seat, level }),
  position: (id: string, at: number, seat: number | 'all' | null) => get<Update>(`/tables/${id}/positions/${at}${eyes(seat)}`),
  log: (id: string, seat: number | 'all' | null) => get<LogLine[]>(`/tables/${id}/log${eyes(seat)}`),
  textBoard: (id: string, at: number, seat: number | null) => get<Schemas['TextBoard']>(`/tables/${id}/board?position=${at}${seat === null ? '' : `&seat=${seat}`}`),
  fork: (id: string, position: number) => post<TableInfo>(`/tables/${id}/fork`, { position }),
  rematch: (id: string) => post<TableInfo>(`/tables/${id}/rematch`),
  hint: (id: string, seat: number) => get<{ choices: HintChoice[] }>(`/tables/${id}/hint?seat=${seat}`),
  review: (id: string, seat: number) => get<Review>(`/tables/${id}/review?seat=${seat}`),
  chart: (id: string) => get<{ scores: number[][] }>(`/tables/${id}/chart`),
  recordAddress: (id: string) => `/api/tables/${id}/record`,
};
