/** Null while nobody has entered it. */
type IsTaxed = boolean | null;

/** The rules of a region that are entered by hand. */
export type OwnTaxRules = {
  region: 'other';
  /** Of everything that is taxed, to the thousandth. */
  percent: number | null;
  parts: IsTaxed;
  /** By the hour and per tire. */
  labor: IsTaxed;
  supplies: IsTaxed;
  /** Integer cents for each new tire; 0 for none. */
  tireFeeCents: number | null;
  /** As on the invoice; '' for the usual name. */
  tireFeeName: string;
  tireFee: IsTaxed;
};

/** What is taxed, and which fee the law puts on tires. Arizona's rules are built in. */
export type TaxRules = { region: 'arizona' } | OwnTaxRules;

/** The rules that were there first: every set of rates that says nothing else has them. */
export const arizona: TaxRules = { region: 'arizona' };

/** A region of which nothing is known yet. */
export const unknownRegion: OwnTaxRules = {
  region: 'other',
  percent: null,
  parts: null,
  labor: null,
  supplies: null,
  tireFeeCents: null,
  tireFeeName: '',
  tireFee: null,
};

/** What may be taxed. */
export const taxables = ['parts', 'labor', 'supplies', 'tireFee'] as const;
export type TaxFact = (typeof taxables)[number] | 'percent' | 'tireFeeCents';

/** What must still be entered before a price can have its tax; without it prices are shown before tax. */
export function missingTaxFacts(rules: TaxRules): TaxFact[] {
  if (rules.region === 'arizona') return [];
  const hasFee = rules.tireFeeCents !== 0;
  const asked = taxables.filter((name) => name !== 'tireFee' || hasFee);
  // Where nothing is taxed, there is no percentage.
  const isAnyTaxed = asked.some((name) => rules[name] !== false);
  const facts: TaxFact[] = [...asked, 'tireFeeCents'];
  if (isAnyTaxed) facts.push('percent');
  return facts.filter((name) => rules[name] === null);
}
