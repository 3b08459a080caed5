declare const held: unique symbol;

/** Encodes a value as one text, for the data that a page passes to its script. */
export type Packed<Value> = string & { readonly [held]: Value };

/**
 * JSON packed into one string. The router's own format numbers every word and object of a page's data, which
 * compresses badly: with it the home page has 13,580 bytes instead of 12,776, and the Spanish one 14,216 instead of
 * 13,338; with headers, neither would fit into the first ten packets of a connection. `npm run bench packed` prints
 * the figures.
 */
export function pack<Value>(value: Value): Packed<Value> {
  return JSON.stringify(value) as Packed<Value>;
}

/** Decodes a packed value; as in all JSON, fields that were `undefined` are missing. */
export function unpack<Value>(packed: Packed<Value>): Value {
  return JSON.parse(packed) as Value;
}
