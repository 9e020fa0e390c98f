/** Keys that belong to a field or an open dialog are not ours. */
export function typing(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  if (!target?.closest) return false;
  if (target.closest('dialog')) return true;
  if (target instanceof HTMLInputElement && target.type === 'range') return event.key.startsWith('Arrow');
  return target.closest('input, select, textarea') !== null;
}

/** The digit of a key from 1 to 9, with or without Shift, or 0. */
export function digit(event: KeyboardEvent): number {
  return Number(event.code?.match(/^(?:Digit|Numpad)([1-9])$/)?.[1] ?? 0);
}
