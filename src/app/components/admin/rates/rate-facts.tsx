import { Panel } from '#src/app/components/admin/kit/panel.tsx';
import ratesStrings from '#src/app/strings/admin-rates.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { RateValues } from './rate-form.ts';
import { levels, type RateLine, rateSections } from './rate-leaves.ts';

/** The figures of a set that is no longer changed. */
export function RateFacts({ values }: { values: RateValues }) {
  const t = useStrings(ratesStrings);
  return rateSections.map(({ name, lines }) => (
    <Panel key={name} title={t(`section.${name}`)}>
      <dl className="rates-facts">
        {lines.map((line) => (
          <div key={line.path}>
            {/* Every line of the form has its words: a test holds it. */}
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
