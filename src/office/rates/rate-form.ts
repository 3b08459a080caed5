import { DomainError, type FieldIssue } from '#src/domain/errors.ts';
import { type RateFigures, rateFiguresSchema } from '#src/domain/rates/index.ts';
import type { Refusal } from '#src/domain/refusal.ts';
import { why as whyForm } from '../kit/refusals.ts';
import { lawPaths, levels, type RateLeaf, rateLeaves, rateSections } from './rate-leaves.ts';
import { why } from './refusals.ts';
import { readTax, taxValues } from './tax-form.ts';

/** The values of the fields, by the path of each figure. */
export type RateValues = Readonly<Record<string, string>>;

/** Figures as the fields show them: dollars, percent and hours, never cents. */
export function rateValues(figures: RateFigures): RateValues {
  const leaves = rateLeaves.map(({ path, unit }) => [path, shown(valueAt(figures, path), unit)]);
  return { ...Object.fromEntries(leaves), ...taxValues(figures.tax) };
}

function shown(value: number, unit: RateLeaf['unit']): string {
  if (unit !== 'dollars') return String(value);
  return (value / 100).toFixed(value % 100 === 0 ? 0 : 2);
}

/** Any figure of a record by its path, "hours.trim.low". */
export function valueAt(figures: RateFigures, path: string): number {
  const found = path.split('.').reduce<unknown>((part, key) => {
    return typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined;
  }, figures);
  return typeof found === 'number' ? found : 0;
}

/**
 * Parses the form.
 * @throws {DomainError} invalid, with the error of each field
 */
export function figuresOf(values: RateValues): RateFigures {
  const issues: FieldIssue[] = [];
  const { tax, issues: taxIssues } = readTax(values);
  const record = { tax };
  for (const leaf of rateLeaves) {
    const isUnused = tax.region !== 'arizona' && lawPaths.includes(leaf.path);
    const value = amountOf(values[leaf.path] ?? '', leaf.unit) ?? (isUnused ? 0 : null);
    if (value === null) issues.push({ path: leaf.path, ...hints[leaf.unit] });
    else put(record, leaf.path, value);
  }
  issues.push(...taxIssues);
  if (issues.length === 0) issues.push(...disorders(record as unknown as RateFigures));
  if (issues.length > 0) throw new DomainError('invalid', whyForm('form.see-fields'), issues);
  return rateFiguresSchema.parse(record);
}

const hints: Record<RateLeaf['unit'], Refusal> = {
  dollars: why('rate-form.dollars'),
  percent: why('rate-form.percent'),
  hours: why('rate-form.hours'),
};

/** Dollars become cents; percent and hours stay. Null if it is not a number. */
function amountOf(typed: string, unit: RateLeaf['unit']): number | null {
  const text = typed
    .trim()
    .replace(/^\$\s*|\s*%$/g, '')
    .replace(/,(?=\d{3}(\D|$))/g, '');
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text)) return null;
  if (unit === 'dollars') return Math.round(Number(text) * 100);
  return Number(text) <= 100 ? Number(text) : null;
}

function put(record: Record<string, unknown>, path: string, value: number): void {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    record[key] = value;
    return;
  }
  const inner: Record<string, unknown> = { ...Object(record[key]) };
  put(inner, rest.join('.'), value);
  record[key] = inner;
}

function disorders(figures: RateFigures): FieldIssue[] {
  const spans = rateSections.flatMap(({ lines }) => lines.filter(({ isSpan }) => isSpan));
  return spans.flatMap(({ path }) => {
    const [low = 0, likely = 0, high = 0] = levels.map((at) => valueAt(figures, `${path}.${at}`));
    if (low > likely) return [{ path: `${path}.low`, ...why('rate-form.low-above') }];
    if (likely > high) return [{ path: `${path}.high`, ...why('rate-form.high-below') }];
    return [];
  });
}
