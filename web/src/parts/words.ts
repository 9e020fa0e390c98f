/** Numbers as people read them. */

export const percent = (part: number) => `${Math.round(part * 100)} %`;

/** A gain or a loss; the sign is always there. */
export const change = (part: number) => `${part < 0 ? '−' : '+'}${percent(Math.abs(part))}`;

/** A number with a true minus sign. */
export const minus = (value: number) => (value < 0 ? `−${-value}` : String(value));
