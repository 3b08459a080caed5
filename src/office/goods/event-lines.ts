import type { PartEvent } from '#src/domain/goods/index.server.ts';
import type { Translate } from '#src/web/words/translate.ts';
import type goodsStrings from './words.json';

type Words = Translate<keyof typeof goodsStrings>;

/** What a change did to a part: "Price: 209.00 → 225.72". */
export function eventLines(
  { kind, before, after }: Pick<PartEvent, 'kind' | 'before' | 'after'>,
  t: Words,
): string[] {
  if (before === null) return [t('batch.add')];
  if (after === null) return [t('batch.remove')];
  const lines = Object.keys(after).flatMap((name) => fieldLines(name, { before, after }, t));
  return kind === 'undo' ? [t('batch.undo'), ...lines] : lines;
}

type States = {
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
};

function fieldLines(name: string, { before, after }: States, t: Words): string[] {
  if (name === 'stock') {
    const [was, is] = [stockOf(before.stock), stockOf(after.stock)];
    return (['onHand', 'leadTimeDays'] as const).flatMap((field) =>
      was[field] === is[field]
        ? []
        : [said(t(`field.${field}`), [valueText(was[field], t), valueText(is[field], t)])],
    );
  }
  const label = labelOf(name, t);
  if (label === null) return [];
  const write = writerOf(name) ?? ((value: unknown) => valueText(value, t));
  return [said(label, [write(before[name]), write(after[name])])];
}

function writerOf(name: string): ((value: unknown) => string) | null {
  if (name === 'images') return pictureCount;
  return /Cents$/.test(name) ? dollars : null;
}

/** How many pictures: their addresses say nothing. */
export function pictureCount(value: unknown): string {
  return String(Array.isArray(value) ? value.length : 0);
}

export function said(label: string, [was, is]: [string, string]): string {
  return `${label}: ${was} → ${is}`;
}

const labels = {
  priceCents: 'field.priceUsd',
  costCents: 'field.costUsd',
  mapCents: 'field.mapUsd',
  msrpCents: 'field.msrpUsd',
  jobberCents: 'field.jobberUsd',
  backspacingIn: 'field.backspacingIn',
  status: 'field.status',
  images: 'field.images',
  name: 'field.lineId',
  upc: 'field.upc',
  supersededBy: 'field.supersededBy',
  weightLb: 'field.weightLb',
  diameterIn: 'field.diameterIn',
  widthIn: 'field.widthIn',
  offsetMm: 'field.offsetMm',
  boltPatterns: 'field.boltPatterns',
  boreMm: 'field.boreMm',
  loadRatingLb: 'field.loadRatingLb',
  finishes: 'field.finishes',
  lug: 'field.lug',
  size: 'field.size',
  sectionIn: 'field.sectionIn',
  rimMinIn: 'field.rimMinIn',
  rimMaxIn: 'field.rimMaxIn',
  measuringRimIn: 'field.measuringRimIn',
  loadRange: 'field.loadRange',
  loadIndex: 'field.loadIndex',
  maxLoadLb: 'field.maxLoadLb',
} as const;

/** Null for facts that a part has from its line. */
/** The name of a field; null for one that is not shown. */
export function labelOf(name: string, t: Words): string | null {
  return Object.hasOwn(labels, name) ? t(labels[name as keyof typeof labels]) : null;
}

export function stockOf(value: unknown): { onHand: unknown; leadTimeDays: unknown } {
  const none = { onHand: null, leadTimeDays: null };
  return typeof value === 'object' ? { ...none, ...value } : none;
}

export function dollars(cents: unknown): string {
  return typeof cents === 'number' ? `$${(cents / 100).toFixed(2)}` : '–';
}

function valueText(value: unknown, t: Words): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) return value.join(', ') || '–';
  if (value === 'active' || value === 'draft' || value === 'discontinued') {
    return t(`status.${value}`);
  }
  return String(value);
}
