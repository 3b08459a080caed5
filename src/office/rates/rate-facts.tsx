import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { RateValues } from './rate-form.ts';
import { levels, type RateLine, rateSections } from './rate-leaves.ts';
import ratesStrings from './words.json' with { type: 'json' };

/** The figures of a set that can no longer change. */
export function RateFacts({ values }: { values: RateValues }) {
  const t = useStrings(ratesStrings);
  return rateSections.map(({ name, lines }) => (
    <Panel key={name} title={t(`section.${name}`)}>
      <dl className="rates-facts">
        {lines.map((line) => (
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
