import { sharing } from '../parts/sharing';
import { api } from './http';
import type { ChatLine, LogLine, ServerMessage, Update } from './types';

export type Connection = 'connecting' | 'open' | 'lost';

/** The close code of a connection that the server does not want; trying again would not help. */
const REFUSED = 1008;

/** What was said longer than this before the page was opened was read then, in milliseconds. */
const OLD = 10_000;

/** The update's lines are those after `log_from`; whatever stood there before was taken back. */
export function mergeLog(log: LogLine[], update: Pick<Update, 'log_from' | 'log'>): LogLine[] {
  return [...log.filter((line) => line.position <= update.log_from), ...update.log];
}

/** A table as this browser sees it, kept up to date over a WebSocket that heals by itself. */
export class LiveTable {
  update = $state.raw<Update | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  connection = $state<Connection>('connecting');
  thinking = $state.raw<Record<number, number | null>>({});
  refusal = $state<{ message: string; rule: string | null } | null>(null);
  waiting = $state(false);
  /** The position after this browser's last own action: Esc steps back from there. */
  ownPosition = $state(-1);
  unread = $state(0);
  /** What is about to be said. */
  draft = $state('');

  readonly #since = Date.now();
  #socket: WebSocket | null = null;
  #closed = false;
  #attempt = 0;
  #accepted = false;
  #sent = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;

  constructor(readonly id: string) {}

  open(): void {
    this.#closed = false;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const since = this.update ? Math.max(0, this.update.position) : 0;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live?since=${since}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.connection = 'open';
      this.#attempt = 0;
      this.waiting = false;
      clearInterval(this.#pulse);
      this.#pulse = setInterval(() => this.#send({ type: 'ping' }), 25_000);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => {
      if (this.#closed || this.#socket !== socket) return;
      clearInterval(this.#pulse);
      if (event.code === REFUSED) return;
      this.connection = 'lost';
      const pause = Math.min(8000, 300 * 2 ** this.#attempt++);
      this.#retry = setTimeout(() => this.open(), pause);
    };
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    this.#socket?.close();
  }

  /** Connect anew, for instance after taking a seat, so that the server sees who asks. */
  reopen(): void {
    this.close();
    this.update = null;
    this.log = [];
    this.open();
  }

  act(seat: number, action: number): void {
    if (!this.update || this.waiting) return;
    this.refusal = null;
    this.#accepted = false;
    this.waiting = this.#send({ type: 'act', id: this.#id(), seat, ...this.#moment(this.update), action });
  }

  undo(seat: number): void {
    if (this.update) this.#send({ type: 'undo', id: this.#id(), seat, ...this.#moment(this.update) });
  }

  redo(seat: number): void {
    if (this.update) this.#send({ type: 'redo', id: this.#id(), seat, ...this.#moment(this.update) });
  }

  say(text: string): void {
    this.#send({ type: 'chat', text });
  }

  receive(message: ServerMessage): void {
    if (message.type === 'update') this.#show(message.update);
    else if (message.type === 'accepted') {
      this.#accepted = true;
      this.waiting = (this.update?.position ?? -1) < message.position;
      this.ownPosition = message.position;
    } else if (message.type === 'refused') {
      this.waiting = false;
      if (message.update) this.#show(message.update);
      this.refusal = { message: message.error.message, rule: message.error.rule ?? null };
    } else if (message.type === 'chat') {
      if (this.chat.some((line) => line.id === message.id)) return;
      this.chat = [...this.chat, message];
      const own = this.update?.players.some((player) => player.yours && player.seat === message.seat);
      const old = message.at * 1000 < this.#since - OLD;
      if (!own && !old) this.unread += 1;
    } else if (message.type === 'presence' && this.update) {
      this.update = { ...this.update, players: message.seats };
    } else if (message.type === 'thinking') {
      this.thinking = { ...this.thinking, [message.seat]: message.progress ?? null };
    }
  }

  #show(update: Update): void {
    const before = this.update;
    if (before && before.position !== update.position) this.refusal = null;
    if (before && before.seat !== update.seat && update.log_from > 0) this.#reread(update);
    else this.log = mergeLog(this.log, update);
    this.update = sharing(before, update);
    if (this.#accepted) this.waiting = false; // what others decide at the same time does not answer us
    this.thinking = Object.fromEntries(update.thinking.map((seat) => [seat, this.thinking[seat] ?? null]));
  }

  /** Other eyes at the same screen read another log. */
  #reread(update: Update): void {
    this.log = [];
    api.log(this.id, update.seat).then(
      (log) => {
        if (this.update?.seat === update.seat) this.log = log.filter((line) => line.position <= (this.update?.position ?? 0));
      },
      () => null,
    );
  }

  #send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** What a decision refers to: after an undo the same position may be another moment. */
  #moment(update: Update): { position: number; epoch: number } {
    return { position: update.position, epoch: update.epoch };
  }

  #id(): string {
    this.#sent += 1;
    return `${Date.now().toString(36)}-${this.#sent}`;
  }
}
