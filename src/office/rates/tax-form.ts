import type { FieldIssue } from '#src/domain/errors.ts';
import { type OwnTaxRules, type TaxRules, taxables } from '#src/domain/rates/index.ts';
import { why } from './refusals.ts';

/** The fields of the tax rules, by their path. */
export const taxPaths = [
  'tax.region',
  'tax.percent',
  ...taxables.map((name) => `tax.${name}` as const),
  'tax.tireFeeCents',
  'tax.tireFeeName',
] as const;
export type TaxPath = (typeof taxPaths)[number];

type TaxValues = Readonly<Record<string, string>>;

/** The rules as the fields show them; what nobody has entered is ''. */
export function taxValues(tax: TaxRules): TaxValues {
  if (tax.region === 'arizona') return { 'tax.region': 'arizona' };
  const { percent, tireFeeCents, tireFeeName } = tax;
  const answers = taxables.map((name) => [`tax.${name}`, answerOf(tax[name])]);
  return {
    'tax.region': 'other',
    'tax.percent': percent === null ? '' : String(percent),
    ...Object.fromEntries(answers),
    'tax.tireFeeCents': tireFeeCents === null ? '' : dollarsOf(tireFeeCents),
    'tax.tireFeeName': tireFeeName,
  };
}

function answerOf(isTaxed: boolean | null): string {
  if (isTaxed === null) return '';
  return isTaxed ? 'yes' : 'no';
}

function dollarsOf(cents: number): string {
  return (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
}

/** Parses the fields; empty ones are not known yet. `issues` are those of what cannot be read. */
export function readTax(values: TaxValues): { tax: TaxRules; issues: FieldIssue[] } {
  if (values['tax.region'] !== 'other') return { tax: { region: 'arizona' }, issues: [] };
  const percent = amountIn(values['tax.percent'], /^\d{1,3}(\.\d{1,3})?$/);
  const fee = amountIn(values['tax.tireFeeCents'], /^\d{1,4}(\.\d{1,2})?$/);
  const isPercent = percent === null || percent <= 100;
  const tax: OwnTaxRules = {
    region: 'other',
    percent,
    parts: isTaxed(values['tax.parts']),
    labor: isTaxed(values['tax.labor']),
    supplies: isTaxed(values['tax.supplies']),
    tireFeeCents: fee === null ? null : Math.round(fee * 100),
    tireFeeName: (values['tax.tireFeeName'] ?? '').trim(),
    tireFee: isTaxed(values['tax.tireFee']),
  };
  const issues = [
    ...(Number.isNaN(percent) || !isPercent
      ? [{ path: 'tax.percent', ...why('rate-form.tax-percent') }]
      : []),
    ...(Number.isNaN(fee) ? [{ path: 'tax.tireFeeCents', ...why('rate-form.dollars') }] : []),
  ];
  return { tax, issues };
}

/** Null if it is empty, NaN if it is not such a number. */
function amountIn(typed: string | undefined, pattern: RegExp): number | null {
  const text = (typed ?? '').trim().replace(/^\$\s*|\s*%$/g, '');
  if (text === '') return null;
  return pattern.test(text) ? Number(text) : Number.NaN;
}

function isTaxed(answer: string | undefined): boolean | null {
  if (answer === 'yes') return true;
  return answer === 'no' ? false : null;
}
