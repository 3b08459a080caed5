import siteStrings from '#src/app/strings/site.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { BlokProps } from '../blok-props.ts';
import type { MetricsBlok } from './schema.ts';

/** The shop in numbers, each over a dimension line. */
export function Metrics({ blok }: BlokProps<MetricsBlok>) {
  const t = useStrings(siteStrings);
  if (blok.items.length === 0) return null;
  return (
    <section className="mets">
      <div className="wrap">
        <h2 className="vh">{t('metrics.title')}</h2>
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
