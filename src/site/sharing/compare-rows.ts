import type { BuildOption } from '#src/domain/builds/index.ts';
import { buildOptions } from '#src/domain/builds/index.ts';
import type { FrozenBuild } from '#src/domain/snapshots/index.ts';
import { formatDollars } from '#src/lib/money.ts';
import type { SnapshotWords } from '#src/site/build/index.ts';
import { verdictLooks } from '#src/site/build/index.ts';
import { figureRows } from './frozen-figures.ts';

/** A compared property; `values` in the order of the builds. */
export type CompareRow = {
  label: string;
  values: { text: string; minor: string | null }[];
  differs: boolean;
};

type Value = CompareRow['values'][number];

/** Price, parts, then every figure that any of them has. */
export function compareRows(builds: readonly FrozenBuild[], words: SnapshotWords): CompareRow[] {
  const { build } = words;
  const isBeforeTax = builds.every(({ quote }) => quote?.isBeforeTax);
  return [
    toCompareRow(
      words.s('verdict'),
      builds.map((one) => verdictValue(one, words)),
    ),
    toCompareRow(words.s(isBeforeTax ? 'price.beforeTax' : 'price'), priceValues(builds, words)),
    ...buildOptions.map((option) =>
      toCompareRow(
        build.t(`option.${option}`),
        builds.map((one) => partValue(one, option, words)),
      ),
    ),
    ...numberRows(builds, words),
  ];
}

function numberRows(builds: readonly FrozenBuild[], words: SnapshotWords): CompareRow[] {
  const found = builds.map((frozen) => figureRows(frozen, words));
  const labels = new Map(found.flat().map(({ name, label }) => [name, label]));
  return [...labels].map(([name, label]) =>
    toCompareRow(
      label,
      found.map((rows) => {
        const row = rows.find((one) => one.name === name);
        return { text: row?.value ?? words.s('compareUnknown'), minor: row?.delta ?? null };
      }),
    ),
  );
}

function verdictValue({ verdict }: FrozenBuild, { build }: SnapshotWords): Value {
  return { text: build.t(verdictLooks[verdict].word), minor: null };
}

/** With the price difference from the first of them. */
function priceValues(builds: readonly FrozenBuild[], words: SnapshotWords): Value[] {
  const first = builds[0]?.quote?.totalCents.likely ?? null;
  return builds.map(({ quote }) => {
    if (!quote) return { text: words.s('compareUnknown'), minor: null };
    const { low, likely, high } = quote.totalCents;
    const money = (cents: number) => formatDollars(cents, words.build.locale);
    const span = words.build.t('price.span', { low: money(low), high: money(high) });
    const more = first === null ? 0 : likely - first;
    const change = Math.abs(more) < 50 ? '' : ` (${more > 0 ? '+' : '−'}${money(Math.abs(more))})`;
    const isOpen = quote.isBeforeTax ? `${span}, ${words.s('costs.beforeTax')}` : span;
    return { text: `${money(likely)}${change}`, minor: isOpen };
  });
}

function partValue(frozen: FrozenBuild, option: BuildOption, { s }: SnapshotWords): Value {
  const part = frozen.parts.find((one) => one.option === option);
  if (part) return { text: part.size, minor: `${part.brand} ${part.name}` };
  const { selectedOptions, completedOptions } = frozen.state;
  const isOpen = selectedOptions.includes(option) && completedOptions[option] === undefined;
  return { text: s(isOpen ? 'compareOpen' : 'compareStock'), minor: null };
}

function toCompareRow(label: string, values: Value[]): CompareRow {
  const texts = new Set(values.map(({ text, minor }) => `${text} ${minor}`));
  return { label, values, differs: texts.size > 1 };
}
