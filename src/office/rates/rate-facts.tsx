import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { RateValues } from './rate-form.ts';
import { levels, type RateLine, rateSections } from './rate-leaves.ts';
import { taxPaths } from './tax-form.ts';
import ratesStrings from './words.json' with { type: 'json' };

/** The figures of a set that can no longer change. */
export function RateFacts({ values }: { values: RateValues }) {
  const t = useStrings(ratesStrings);
  return rateSections.map(({ name, lines }) => (
    <Panel key={name} title={t(`section.${name}`)}>
      <dl className="rates-facts">
        {name === 'law' && <TaxFacts values={values} />}
        {shownLines(name, lines, values).map((line) => (
          <div key={line.path}>
            {/* Every line of the form has a label; a test makes sure. */}
            <dt>{t(`field.${line.path}` as keyof typeof ratesStrings)}</dt>
            <dd>{factOf(line, values)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  ));
}

function factOf({ path, isSpan }: RateLine, values: RateValues): string {
  if (!isSpan) return values[path] ?? '';
  return levels.map((level) => values[`${path}.${level}`]).join(' · ');
}

/** Arizona's figures say nothing where other rules apply. */
function shownLines(name: string, lines: readonly RateLine[], values: RateValues) {
  return name === 'law' && values['tax.region'] === 'other' ? [] : lines;
}

function TaxFacts({ values }: { values: RateValues }) {
  const t = useStrings(ratesStrings);
  if (values['tax.region'] !== 'other') return null;
  return taxPaths.slice(1).map((path) => {
    const value = values[path] ?? '';
    const isAnswer = value === 'yes' || value === 'no';
    return (
      <div key={path}>
        <dt>{t(path as 'tax.percent')}</dt>
        <dd>{isAnswer ? t(`tax.${value}`) : value || t('tax.open')}</dd>
      </div>
    );
  });
}
