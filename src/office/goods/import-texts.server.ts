import type { Locale } from '#src/domain/context.ts';
import type { ImportRow, ImportView } from '#src/domain/goods/index.server.ts';
import type { Refusal } from '#src/domain/refusal.ts';
import { formatDate } from '#src/web/words/format-date.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import { translate } from '#src/web/words/translate.ts';
import { labelOf } from './event-lines.ts';
import goodsStrings from './words.json' with { type: 'json' };

/** An import with everything that it says in the reader's words. */
export function importTexts(view: ImportView, locale: Locale) {
  const { guess, profile, rows, problem, older, later, pictures, ...rest } = view;
  const fieldOf = new Map(profile.columns.map(({ header, field }) => [header, field]));
  return {
    ...rest,
    kind: profile.kind,
    priceFrom: profile.priceFrom,
    priceRule: profile.priceRule,
    mayChange: profile.mayChange,
    overTyped: profile.overTyped,
    isComplete: profile.isComplete,
    fetchesFrom: profile.pictureHosts,
    pictures: pictures && {
      ...pictures,
      troubles: pictures.troubles.map(({ told, ...one }) => ({
        ...one,
        why: refusalText(told, locale),
      })),
    },
    stockIs: profile.stockIs,
    supplierDays: profile.supplierDays,
    numbering: profile.numbering,
    pies: guess.pies ? piesTexts(guess.pies, profile.sender, locale) : null,
    sheets: guess.sheets,
    sheet: guess.sheet,
    headerLine: guess.headerLine,
    notes: guess.notes.map((note) => refusalText(note, locale)),
    columns: guess.columns.map(({ header, confidence, reasons, samples }) => ({
      header,
      samples,
      confidence,
      field: fieldOf.get(header) ?? null,
      reasons: reasons.map((reason) => refusalText(reason, locale)),
    })),
    later: later.map(({ day, ...one }) => ({ ...one, day: formatDate(day, { locale }) })),
    problem: problem && refusalText(problem, locale),
    older: older && refusalText(older, locale),
    rows: rows.map(({ told, ...row }) => ({ ...row, told: told && toldText(told, locale) })),
  };
}

type PiesFacts = NonNullable<ImportView['guess']['pies']>;

function piesTexts(
  { version, isFull, brands, effectiveOn }: PiesFacts,
  sender: string | null,
  locale: Locale,
) {
  return {
    version,
    isFull,
    brands,
    sender: sender ?? '?',
    since: effectiveOn && formatDate(effectiveOn, { locale }),
  };
}

export type ImportTexts = ReturnType<typeof importTexts>;

/** "MSRP: Write dollars as in 1,249.50." */
function toldText({ more = [], ...first }: NonNullable<ImportRow['told']>, locale: Locale): string {
  return [first, ...more].map((fault) => faultText(fault, locale)).join(' ');
}

type Fault = Omit<NonNullable<ImportRow['told']>, 'more'>;

function faultText({ column, ...told }: Fault, locale: Locale): string {
  const text = refusalText(inWords(told, locale), locale);
  const sentence = /[.?!]$/.test(text) ? text : `${text}.`;
  return column ? `${column}: ${sentence}` : sentence;
}

/** Fields of a part by their names on the page. */
function inWords(told: Refusal, locale: Locale): Refusal {
  const { field } = told.values;
  if (typeof field !== 'string') return told;
  const words = translate(goodsStrings, locale);
  const labels = field.split(', ').map((name) => labelOf(name, words) ?? name);
  return { ...told, values: { ...told.values, field: labels.join(', ') } };
}
