import type { DatabaseSync } from 'node:sqlite';
import { elements, modelElement } from './elements.ts';
import { mayMatchBoth } from './keys.ts';
import type { WantedModels } from './wanted-models.ts';

/** A pattern with its texts; only a model has a make. */
export type NamedPattern = {
  key: string;
  field: string;
  text: string;
  make?: string;
  isListed?: boolean;
};

export type SchemaReader = {
  /** What is kept of a schema, in vPIC's order of preference; empty if nothing. */
  patternsOf(schemaId: number): readonly NamedPattern[];
  /** When it was last changed, as vPIC writes it; '' if it has no pattern. */
  editedOn(schemaId: number): string;
};

type Row = { key: string; element: number; value: string; made: string };

/**
 * Reads all patterns once, because the copy has no index on the schema. Models of the makers that are not on the list
 * stay, so that a Transit is named although we have no fitment for it; details stay where a listed model can have them.
 */
export function readSchemas(db: DatabaseSync, wanted: WantedModels): SchemaReader {
  const rows = readRows(db);
  const nameOf = readNames(db);
  const known = new Map<number, readonly NamedPattern[]>();
  const rowsOf = (schemaId: number) => rows.get(schemaId) ?? [];
  return {
    patternsOf(schemaId) {
      const patterns = known.get(schemaId) ?? select(rowsOf(schemaId), wanted, nameOf);
      known.set(schemaId, patterns);
      return patterns;
    },
    editedOn: (schemaId) =>
      rowsOf(schemaId)
        .map(({ made }) => made)
        .sort()
        .at(-1) ?? '',
  };
}

function readRows(db: DatabaseSync): Map<number, Row[]> {
  const all = db.prepare(
    `select Keys, ElementId el, AttributeId value, CreatedOn made, VinSchemaId id
     from Pattern where ElementId in (${Object.keys(elements).join(',')})`,
  );
  const rows = new Map<number, Row[]>();
  for (const { Keys, el, value, made, id } of all.iterate()) {
    const key = String(Keys).toUpperCase().trim();
    // A key with # counts digits, which nothing here needs.
    if (key.includes('#')) continue;
    const list = rows.get(Number(id)) ?? [];
    rows.set(Number(id), list);
    list.push({ key, element: Number(el), value: String(value), made: String(made ?? '') });
  }
  for (const list of rows.values()) list.sort(byPreference);
  return rows;
}

/** The newest first, then the shorter literal part, then by text: as vPIC prefers them. */
function byPreference(one: Row, other: Row): number {
  if (one.made !== other.made) return one.made < other.made ? 1 : -1;
  const literal = ({ key }: Row) => key.replaceAll('*', '').length;
  const bare = ({ key }: Row) => key.replace(/[[\]]/g, '');
  return literal(one) - literal(other) || (bare(one) < bare(other) ? -1 : 1);
}

type NameOf = (element: number, value: string) => string | null;

function select(rows: readonly Row[], wanted: WantedModels, nameOf: NameOf): NamedPattern[] {
  const models = rows.filter(({ element }) => element === modelElement);
  const listed = models.filter(({ value }) => wanted.modelIds.has(value));
  const isDetail = (row: Row) =>
    row.element !== modelElement && listed.some(({ key }) => mayMatchBoth(key, row.key));
  // A schema without any model (makers keep weights and doors apart) speaks for every model of its maker.
  const details = models.length === 0 ? rows : rows.filter(isDetail);
  const patterns = [...models, ...details].flatMap((row): NamedPattern[] => {
    const text = nameOf(row.element, row.value);
    const field = elements[row.element]?.key;
    if (!text || !field) return [];
    if (row.element !== modelElement) return [{ key: row.key, field, text }];
    const make = wanted.makeOfModel.get(row.value) ?? '';
    return [{ key: row.key, field, text, make, isListed: wanted.modelIds.has(row.value) }];
  });
  const first = new Map<string, NamedPattern>();
  for (const one of patterns) {
    const line = [one.key, one.field, one.text, one.make].join('\0');
    if (!first.has(line)) first.set(line, one);
  }
  return [...first.values()];
}

/** Codes become their table's names, texts get single blanks. */
function readNames(db: DatabaseSync): NameOf {
  const known = new Map<string, string | null>();
  return (element, value) => {
    const table = elements[element]?.table;
    if (!table) return value.replace(/\s+/g, ' ').trim();
    const at = `${table}:${value}`;
    const before = known.get(at);
    if (before !== undefined) return before;
    const row = db.prepare(`select Name from "${table}" where Id = ?`).get(Number(value));
    const name = typeof row?.Name === 'string' ? row.Name : null;
    known.set(at, name);
    return name;
  };
}
