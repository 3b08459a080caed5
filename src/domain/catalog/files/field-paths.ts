type Fields = Record<string, unknown>;

/** The value at a path such as "stock.onHand". */
export function valueAt(fields: object, path: string): unknown {
  return path.split('.').reduce<unknown>((inside, key) => asFields(inside)[key], fields);
}

/** Sets the value at "stock.onHand"; creates "stock" if it is missing. */
export function setAt(fields: Fields, { path, value }: { path: string; value: unknown }): void {
  const [key = '', inner] = path.split('.');
  fields[key] = inner === undefined ? value : { ...asFields(fields[key]), [inner]: value };
}

function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
}
