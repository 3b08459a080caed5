import { verdictLooks } from '#src/app/configurator/verdict-text.ts';
import { type LeadDrawing, LeadTruck } from '#src/app/leads/lead-truck.tsx';
import leadStrings from '#src/app/strings/admin-leads.json' with { type: 'json' };
import buildStrings from '#src/app/strings/build.json' with { type: 'json' };
import { formatDate } from '#src/app/strings/format-date.ts';
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import { Verdict } from '#src/app/ui/verdict.tsx';
import type { BuildSnapshot } from '#src/domain/leads/index.ts';
import { formatCents } from '#src/lib/money.ts';
import { Panel } from '../kit/panel.tsx';

type SentBuildProps = {
  snapshot: Pick<BuildSnapshot, 'vehicle' | 'parts' | 'quote' | 'verdict'>;
  /** Why, in one sentence; '' where it was not kept. */
  sentence: string;
  drawing: LeadDrawing | null;
};

/** The truck, the verdict, the parts and the price as the customer saw them. */
export function SentBuild({ snapshot, sentence, drawing }: SentBuildProps) {
  const t = useStrings(leadStrings);
  const words = useStrings(buildStrings);
  const { vehicle, parts, quote, verdict } = snapshot;
  const truck = `${vehicle.year} ${vehicle.make} ${vehicle.model}`;
  const { tone, word } = verdictLooks[verdict];
  return (
    <Panel title={t('sent')} help={t('sent.lead')}>
      {drawing && <LeadTruck drawing={drawing} truck={truck} />}
      <h3 className="d4">{truck}</h3>
      <p>
        <Verdict tone={tone}>{words(word)}</Verdict> {sentence}
      </p>
      {parts.length === 0 && <p>{t('parts.none')}</p>}
      <ul className="lead-parts">
        {parts.map(({ sku, brand, name, size, count }) => (
          <li key={sku}>
            <span>
              {brand} {name}
            </span>
            <span className="fig">
              {count > 1 ? `${count} × ` : ''}
              {size}
            </span>
          </li>
        ))}
      </ul>
      {quote ? <SentPrice quote={quote} /> : <p className="small muted">{t('price.none')}</p>}
    </Panel>
  );
}

function SentPrice({ quote }: { quote: NonNullable<BuildSnapshot['quote']> }) {
  const t = useStrings(leadStrings);
  const locale = useLocale();
  const { partsCents, labourCents, feesCents, totalCents } = quote;
  const rows = [
    [t('price.parts'), partsCents],
    [t('price.labour'), labourCents],
    [t('price.fees'), feesCents],
    [t('price.total'), totalCents],
  ] as const;
  return (
    <>
      <dl className="lead-price">
        {rows.map(([label, { low, likely, high }]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b className="fig">{formatCents(likely, locale)}</b>
              {low !== high && (
                <small>
                  {t('price.span', {
                    low: formatCents(low, locale),
                    high: formatCents(high, locale),
                  })}
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="small muted">
        {t('price.rates', { date: formatDate(quote.ratesDate, { locale }) })}
      </p>
    </>
  );
}
