import { type FeedField, feedFields, priceFields } from '#src/domain/feeds/index.ts';
import type { ImportView } from '#src/domain/goods/index.server.ts';
import { type DraftProfile, type PriceRule, priceRuleSchema } from '#src/domain/goods/index.ts';
import { parseInput } from '#src/domain/parse-input.ts';

type Mapped = Pick<ImportView, 'guess' | 'profile' | 'pictureHosts'>;

/** The columns as a person has mapped them; units and decimal marks stay as they were guessed. */
export function mappingOf(
  form: FormData,
  { guess, profile, pictureHosts: named }: Mapped,
): DraftProfile {
  const units = new Map(profile.columns.map(({ header, unit }) => [header, unit]));
  const columns = guess.columns.flatMap(({ header }, at) => {
    const field = fieldNamed(form.get(`field-${at}`));
    const unit = units.get(header);
    return field && header !== '' ? [{ header, field, ...(unit && { unit }) }] : [];
  });
  const price = priceFields.find((one) => one === form.get('priceFrom'));
  const name = form.has('supplier')
    ? String(form.get('supplier')).trim().slice(0, 80)
    : profile.name;
  const pictureHosts = tickedHosts(form, { profile, named });
  return {
    ...profile,
    name,
    // The number of a PIES item has its own place and is not asked for.
    columns: [...(guess.pies ? profile.columns.filter(isNumber) : []), ...columns],
    priceFrom: price ?? null,
    priceRule: form.get('priceFrom') === 'margin' ? marginRule(form) : null,
    ...stockRules(form, profile),
    overTyped: form.get('overTyped') === 'on',
    isComplete: form.get('isComplete') === 'on',
    mayChange: {
      goods: form.get('goods') === 'on',
      prices: form.get('prices') === 'on',
      stock: form.get('stock') === 'on',
      pictures: pictureHosts.length > 0,
    },
    pictureHosts,
  };
}

/** The sites that are ticked; those that this file does not name stay as they were. */
function tickedHosts(
  form: FormData,
  { profile, named }: { profile: DraftProfile; named: ImportView['pictureHosts'] },
): string[] {
  const asked = new Set(form.getAll('pictureHost').map(String));
  const hosts = named.map(({ host }) => host);
  const others = profile.pictureHosts.filter((host) => !hosts.includes(host));
  return [...others, ...hosts.filter((host) => asked.has(host))];
}

/** @throws {DomainError} invalid for a margin that no price has */
function marginRule(form: FormData): PriceRule {
  const text = String(form.get('marginPercent') ?? '').trim();
  const marginPercent = text === '' ? Number.NaN : Number(text);
  return parseInput(priceRuleSchema, { marginPercent, end: form.get('priceEnd') });
}

/** Kept as they were where the form does not ask. */
function stockRules(form: FormData, { stockIs, supplierDays }: DraftProfile) {
  if (!form.has('stockIs')) return { stockIs, supplierDays };
  const text = String(form.get('supplierDays') ?? '').trim();
  const days = Number(text);
  const isDays = text !== '' && Number.isInteger(days) && days >= 0 && days <= 365;
  return {
    stockIs: form.get('stockIs') === 'shop' ? ('shop' as const) : ('supplier' as const),
    supplierDays: isDays ? days : null,
  };
}

function fieldNamed(value: FormDataEntryValue | null): FeedField | null {
  return feedFields.find((one) => one === value) ?? null;
}

function isNumber({ field }: { field: FeedField }): boolean {
  return field === 'partNumber';
}
