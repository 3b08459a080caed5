/** Seeded random numbers: the same seed gives the same sequence on every machine. */
export interface Random {
  /** 0 ≤ value < 1 */
  (): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  /** Bell-shaped around 0, nearly always within ±1. */
  spread(): number;
}

export function createRandom(seed: number): Random {
  const next = mulberry(seed);
  const between = (low: number, high: number) => low + (high - low) * next();
  return Object.assign(() => next(), {
    between,
    whole: (low: number, high: number) => Math.floor(between(low, high + 1)),
    pick: <T>(list: readonly T[]) => pickFrom(list, next()),
    spread: () => next() + next() + next() + next() - 2,
  });
}

function pickFrom<T>(list: readonly T[], share: number): T {
  const item = list[Math.floor(share * list.length)];
  if (item === undefined) throw new RangeError('Cannot pick from an empty list');
  return item;
}

// Mulberry32, Tommy Ettinger; public domain.
function mulberry(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A short, stable text for a value: FNV-1a in base 36. */
export function shortHash(value: unknown): string {
  let hash = 2166136261;
  for (const char of JSON.stringify(value)) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
  return (hash >>> 0).toString(36);
}
