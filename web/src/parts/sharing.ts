/** The later value, with every part that has not changed taken from the earlier one: what is drawn from such a part stays as it is. */
export function sharing<T>(before: unknown, after: T): T {
  if (Object.is(before, after) || !isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const names = Object.keys(after);
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    const part = sharing(before[name], after[name]);
    if (part !== before[name]) same = false;
    (after as Record<string, unknown>)[name] = part;
  }
  return same ? (before as T) : after;
}

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
