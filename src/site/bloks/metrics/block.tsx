import siteStrings from '#src/site/kit/words.json' with { type: 'json' };
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { MetricsBlok } from './schema.ts';

/** The shop in numbers, each above a dimension line. */
export function Metrics({ blok }: BlokProps<MetricsBlok>) {
  const t = useStrings(siteStrings);
  if (blok.items.length === 0) return null;
  return (
    <section className="metrics">
      <div className="page-width">
        <h2 className="visually-hidden">{t('metrics.title')}</h2>
        <dl>
          {blok.items.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
