type Fields = Record<string, unknown>;

/** The value at "stockTire.size" or "years.0"; undefined if there is none. */
export function valueIn(inside: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, key) => (typeof at === 'object' ? (at as Fields | null)?.[key] : undefined),
      inside,
    );
}

/** Sets the value at "stockTire.size"; "years.0" makes a list. */
export function setIn(fields: Fields, { path, value }: { path: string; value: unknown }): void {
  const [key = '', inner] = path.split('.');
  if (inner === undefined) {
    fields[key] = value;
    return;
  }
  const isList = /^\d+$/.test(inner);
  const known = fields[key];
  const group = typeof known === 'object' && known !== null ? known : isList ? [] : {};
  fields[key] = Object.assign(group, { [inner]: value });
}
