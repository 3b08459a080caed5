import { DomainError } from '#src/domain/errors.ts';

/** Where a field of an office form is in a record of the API, and how its text is written. */
export type WireField = {
  form: string;
  /** "stock.onHand" */
  at: string;
  as: 'text' | 'cents' | 'list' | 'ticked';
};

type Values = Readonly<Record<string, unknown>>;
export type Form = Record<string, string>;

/** Fields that have the same name in the form and in the record. */
export const texts = (...names: string[]): WireField[] =>
  names.map((name) => ({ form: name, at: name, as: 'text' }));

/**
 * The record as the form that the office would send: the domain's forms have the only rules about goods, so programs
 * are refused what people are refused.
 */
export function formOf(fields: readonly WireField[], record: object): Form {
  const entries = fields.flatMap(({ form, at, as }): [string, string][] => {
    const text = writers[as](valueAt(record, at));
    return text === null ? [] : [[form, text]];
  });
  return Object.fromEntries(entries);
}

const writers: Record<WireField['as'], (value: unknown) => string | null> = {
  text: (value) => (isNothing(value) ? '' : String(value)),
  cents: (value) => (isNothing(value) ? '' : (Number(value) / 100).toFixed(2)),
  list: (value) => (Array.isArray(value) ? value.join('\n') : ''),
  ticked: (value) => (value === true ? 'on' : null),
};

/** `false` is how a kit says that it needs no other gears. */
const isNothing = (value: unknown) => value === undefined || value === null || value === false;

/** The record with these values; of an inner object only those that are given. Lists are replaced. */
export function withChanges(record: object, changes: object): Values {
  const before: Values = { ...record };
  const entries = Object.entries(changes).map(([name, value]) => {
    const inner = before[name];
    return [name, isObject(value) && isObject(inner) ? { ...inner, ...value } : value];
  });
  return { ...before, ...Object.fromEntries(entries) };
}

/** Runs a change; its refusals name the fields as the API does. */
export async function inWireNames<Result>(
  fields: readonly WireField[],
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const issues = error.issues.map((issue) => ({ ...issue, path: wireName(fields, issue.path) }));
    throw new DomainError(error.code, error.told, issues);
  }
}

/** Rows of a kit, `heights.0.onHand`, are named by their place in both. */
function wireName(fields: readonly WireField[], path: string): string {
  const row = /^(heights\.\d+\.)(onHand|leadTimeDays)$/.exec(path);
  if (row) return `${row[1]}stock.${row[2]}`;
  return fields.find(({ form }) => form === path)?.at ?? path;
}

function valueAt(record: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inside, key) => (isObject(inside) ? inside[key] : undefined), record);
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
