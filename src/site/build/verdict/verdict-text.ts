import type { BuildOption } from '#src/domain/builds/index.ts';
import type { TrimPlace } from '#src/domain/catalog/index.ts';
import type { Locale } from '#src/domain/context.ts';
import type { Assessment, Reason, Verdict } from '#src/domain/fitment/index.ts';
import { isoOf } from '#src/lib/locales.ts';
import { formatCents } from '#src/lib/money.ts';
import type { VerdictTone } from '#src/web/ui/verdict.tsx';
import { translate } from '#src/web/words/translate.ts';
import catalogStrings from '../catalog-words.json' with { type: 'json' };
import { formatNumber } from '../figure-text.ts';
import { valuesOf } from './reason-values.ts';
import fitmentStrings from './words.json' with { type: 'json' };

/** The icon of a verdict, and the string that names it. */
export const verdictLooks = {
  fits: { tone: 'fits', word: 'verdict.fits' },
  'fits-with-work': { tone: 'work', word: 'verdict.work' },
  unknown: { tone: 'unknown', word: 'list.unknown' },
  'does-not-fit': { tone: 'no', word: 'verdict.no' },
} as const satisfies Record<Verdict, { tone: VerdictTone; word: string }>;

/** One sentence that says why: the most serious reason, or the smallest clearance if everything fits. */
export function verdictSentence(assessment: Assessment, locale: Locale): string {
  const reason = decisiveReason(assessment);
  return reason ? reasonSentence(reason, locale) : '';
}

/** What would resolve the most serious reason; '' if unknown. */
export function fixText({ verdict, reasons }: Assessment, locale: Locale): string {
  const reason = reasons.find((one) => one.decides && one.verdict === verdict && one.fix);
  return reason ? remedyText(reason, { locale }) : '';
}

/**
 * What to do about a reason, with the hours of work and, by the shop's hourly rate in cents, what they cost; '' if
 * nothing is known but to measure.
 */
export function remedyText(
  { fix, decides }: Reason,
  { locale, hourCents }: { locale: Locale; hourCents?: number | undefined },
): string {
  if (!fix || !decides || fix.code === 'unknown.measure') return '';
  const t = translate(fitmentStrings, locale);
  const { fromHours, toHours } = fix.values;
  const dollars = (hours: number) => formatCents(hours * (hourCents ?? 0), locale);
  const isPriced = typeof fromHours === 'number' && typeof toHours === 'number' && hourCents;
  const cost = isPriced ? t('fix.cost', { from: dollars(fromHours), to: dollars(toHours) }) : '';
  return `${t(fix.code, { ...localValues(fix.values, locale), cost })}.`;
}

/** For a part in a list: its own clearance, not that of the build's other parts. */
export function choiceSentence(
  option: BuildOption,
  { assessment, locale }: { assessment: Assessment; locale: Locale },
): string {
  const { verdict, reasons } = assessment;
  const own = reasons.find(({ code }) => code === ownRoom[option]);
  return verdict === 'fits' && own
    ? reasonSentence(own, locale)
    : verdictSentence(assessment, locale);
}

const ownRoom = {
  'lift-kits': 'lift.ok',
  wheels: 'offset.ok',
  tires: 'tire.ok',
} as const satisfies Record<BuildOption, Reason['code']>;

/** A sentence about a reason; `state`: the shop's, whose law is named. */
export function reasonSentence(reason: Reason, locale: Locale, state = ''): string {
  const t = translate(fitmentStrings, locale);
  if (reason.code === 'law.note' && state === 'AZ') return t('law.note.AZ');
  const where = reason.places && { where: placesText(reason.places, locale) };
  // Reasons frozen by an earlier version do not name the part.
  const part = t('part.unsaid');
  const values = { part, ...localValues(valuesOf(reason), locale), ...where };
  const text = t(sentenceKey(reason), values);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** One code may need another sentence: a little over is work, a wheel may sit too far in as well as out. */
function sentenceKey({ code, verdict, values }: Reason): keyof typeof fitmentStrings {
  const { have, max, sweeps } = values;
  if (code === 'tire.over' && verdict === 'fits-with-work') return 'tire.over.work';
  if (code === 'offset.out' && Number(have) > Number(max)) return 'offset.out.inward';
  return code === 'offset.far' && sweeps === undefined ? 'offset.farOpen' : code;
}

function localValues(values: Reason['values'], locale: Locale): Record<string, string> {
  const told = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? formatNumber(value, locale) : catalogWord(name, { value, locale }),
  ]);
  return Object.fromEntries(told);
}

/** The catalog's text, reworded for visitors; unchanged if there is no other wording. */
function catalogWord(name: string, { value, locale }: { value: string; locale: Locale }): string {
  const key = `${name}.${value}`;
  return isCatalogKey(key) ? translate(catalogStrings, locale)(key) : value;
}

function isCatalogKey(key: string): key is keyof typeof catalogStrings {
  return Object.hasOwn(catalogStrings, key);
}

/** "fender liner and body mount, at full lock": where a record says that trimming is needed. */
export function placesText(places: readonly TrimPlace[], locale: Locale): string {
  const t = translate(fitmentStrings, locale);
  const parts = places.flatMap((place) => (place === 'atLock' ? [] : [t(`place.${place}`)]));
  const named =
    parts.length === 0 ? t('place.unsaid') : new Intl.ListFormat(isoOf(locale)).format(parts);
  return places.includes('atLock') ? t('place.atLock', { places: named }) : named;
}

function decisiveReason({ verdict, reasons }: Assessment): Reason | undefined {
  const deciding = reasons.filter((reason) => reason.decides);
  if (verdict !== 'fits') return deciding.find((reason) => reason.verdict === verdict);
  const measured = deciding.filter(({ code }) => tightnessCodes.includes(code));
  return measured.sort((one, other) => room(one) - room(other))[0] ?? deciding[0];
}

// Only where a tight fit matters on the road; a matching bore or rim says little.
const tightnessCodes: readonly string[] = ['tire.ok', 'offset.ok'];

function room({ margin, unit }: Reason): number {
  return (margin ?? Number.POSITIVE_INFINITY) / (unit === 'mm' ? 25.4 : 1);
}
