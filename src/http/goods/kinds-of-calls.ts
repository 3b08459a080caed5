/** What calls that read have in common. */
export const reads = { key: 'goods-read', limit: 'goodsRead' } as const;
/** What calls that change something have in common. */
export const writes = { key: 'goods-write', limit: 'goodsWrite' } as const;

/** "add", "lift-kit" gives "addLiftKit". */
export function callName(verb: string, ...words: readonly string[]): string {
  const parts = words.flatMap((word) => word.split('-'));
  return [verb, ...parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1))].join('');
}
