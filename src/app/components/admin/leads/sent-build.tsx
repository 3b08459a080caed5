import type { LeadDrawing } from '#src/app/leads/lead-truck.tsx';
import leadStrings from '#src/app/strings/admin-leads.json' with { type: 'json' };
import { formatDate } from '#src/app/strings/format-date.ts';
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import type { BuildSnapshot } from '#src/domain/leads/index.ts';
import { formatCents } from '#src/lib/money.ts';
import { Panel } from '../kit/panel.tsx';
import { TruckAndParts } from './truck-and-parts.tsx';

type SentBuildProps = {
  snapshot: Pick<BuildSnapshot, 'vehicle' | 'parts' | 'quote' | 'verdict'>;
  /** Why, in one sentence; '' where it was not kept. */
  sentence: string;
  drawing: LeadDrawing | null;
};

/** The truck, the verdict, the parts and the price as the customer saw them. */
export function SentBuild({ snapshot, sentence, drawing }: SentBuildProps) {
  const t = useStrings(leadStrings);
  const { vehicle, parts, quote, verdict } = snapshot;
  const truck = `${vehicle.year} ${vehicle.make} ${vehicle.model}`;
  const alt = t('truck.alt', { truck });
  return (
    <Panel title={t('sent')} help={t('sent.lead')}>
      <TruckAndParts
        {...{ truck, drawing, alt, verdict, sentence, parts }}
        none={t('parts.none')}
      />
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
