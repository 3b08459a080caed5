import { checkDigitOf } from '#src/domain/vin/check-digit.ts';
import { charactersOf } from '#src/domain/vin/match-key.ts';
import type { Maker, VinTable } from '#src/domain/vin/vin-table.ts';

/** A VIN with a right check digit, and the model whose pattern it was made from. */
export type GeneratedVin = { vin: string; year: number; make: string; model: string };

const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const lastYear = 2026;

/** VINs of models on the table's list, the same ones each time: years, makers and patterns are drawn evenly. */
export function generateVins(table: VinTable, count: number): GeneratedVin[] {
  const random = createRandom(20_261_127);
  const pick = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)] as One;
  const makers = Object.entries(table.wmis).filter(
    ([, maker]) => sourcesOf(table, maker).length > 0,
  );
  return Array.from({ length: count }, () => {
    const [code, maker] = pick(makers);
    const { key, make, model, from, to } = pick(sourcesOf(table, maker));
    const year = from + Math.floor(random() * (to - from + 1));
    const vin = fill(code, { key, year, isLight: maker.l === 1 }, (list) => pick([...list]));
    return { vin, year, make, model };
  });
}

function sourcesOf(table: VinTable, maker: Maker) {
  return maker.s.flatMap(([schema, from, to]) => {
    const years = {
      from: Math.max(from, table.fromYear),
      to: to === 0 ? lastYear : Math.min(to, lastYear),
    };
    if (years.from > years.to) return [];
    return (table.schemas[schema] ?? []).flatMap(([key, , text, make, isListed]) =>
      isListed === 1
        ? [{ key, ...years, model: table.texts[text] ?? '', make: table.texts[make ?? 0] ?? '' }]
        : [],
    );
  });
}

type Wanted = { key: string; year: number; isLight: boolean };

/** Positions that the key leaves open get any character; position 7 of a light vehicle tells the year's cycle. */
function fill(
  code: string,
  { key, year, isLight }: Wanted,
  pick: (list: string) => string,
): string {
  const parts = (key.match(/\[[^\]]*\]|./g) ?? []).map((part) =>
    part.startsWith('[') ? charactersOf(part.slice(1, -1)).replaceAll(/[IOQ]/g, '') : part,
  );
  const seventh = year < 2010 ? '0123456789' : letters;
  const at = (position: number) => {
    const part = parts[position] ?? '*';
    const allowed = part === '*' ? letters : part;
    if (position !== 3 || !isLight) return pick(allowed);
    const lawful = [...(part === '*' ? seventh : part)].filter((one) => seventh.includes(one));
    return pick(lawful.length > 0 ? lawful.join('') : allowed);
  };
  const start = code.slice(0, 3) + [0, 1, 2, 3, 4].map(at).join('');
  const yearCode = yearCodes[(year - 1980) % 30] ?? '';
  const plant = parts[7] === undefined || parts[7] === '*' ? pick(letters) : pick(parts[7]);
  const serial = `${code.slice(3)}${100_000 + ((start.charCodeAt(4) * 7919) % 900_000)}`.slice(
    0,
    6,
  );
  const rest = [...serial].map((one, index) => {
    const part = parts[8 + index];
    return part === undefined || part === '*' ? one : pick(part);
  });
  const vin = `${start}0${yearCode}${plant}${rest.join('')}`;
  return vin.slice(0, 8) + checkDigitOf(vin) + vin.slice(9);
}

/** Numbers from 0 to below 1, the same for a seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
