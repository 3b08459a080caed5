import { vehicleName } from '#src/domain/catalog/index.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { buildStrings, verdictLooks } from '#src/site/build/index.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { BuildFacts } from './build-facts.tsx';
import deskStrings from './desk-words.json' with { type: 'json' };
import { LeadFigures } from './lead-figures.tsx';
import { LeadVin } from './lead-vin.tsx';
import type { loadSentBuild } from './load-sent-build.server.ts';
import { QuotedPrice } from './quoted-price.tsx';
import { TruckAndParts } from './truck-and-parts.tsx';
import leadStrings from './words.json' with { type: 'json' };

/** The truck, the verdict, the parts and the price as the customer saw them, and what has changed since. */
export function SentBuild(sent: Awaited<ReturnType<typeof loadSentBuild>>) {
  const t = useStrings(leadStrings);
  const desk = useStrings(deskStrings);
  const { snapshot, vin, sentence, reasons, drawing, figures, facts, work, today } = sent;
  const { vehicle, parts, quote, verdict } = snapshot;
  const truck = vehicleName(vehicle, vehicle.year, useLocale());
  const alt = t('truck.alt', { truck });
  return (
    <Panel title={t('sent')} help={t('sent.lead')}>
      <TruckAndParts
        {...{ truck, drawing, alt, verdict, sentence, parts }}
        none={t('parts.none')}
        figures={<LeadFigures {...figures} />}
      />
      {vin && <LeadVin vin={vin} />}
      {today && today.verdict !== verdict && <JudgedAgain {...today} />}
      {reasons.length > 0 && (
        <details className="leads-why">
          <summary>{desk('reasons')}</summary>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </details>
      )}
      {quote ? (
        <QuotedPrice seen={quote} today={today?.quote ?? null} parts={parts} />
      ) : (
        <p className="small muted">{t('price.none')}</p>
      )}
      {facts && <BuildFacts facts={facts} work={work} />}
    </Panel>
  );
}

function JudgedAgain({
  verdict,
  sentence,
}: {
  verdict: keyof typeof verdictLooks;
  sentence: string;
}) {
  const desk = useStrings(deskStrings);
  const words = useStrings(buildStrings);
  return (
    <p className="note">
      {desk('verdict.today', { verdict: words(verdictLooks[verdict].word), sentence })}
    </p>
  );
}
