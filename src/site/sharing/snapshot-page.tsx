import { formatDollars } from '#src/lib/money.ts';
import {
  buildPagesUrl,
  dayText,
  MonthlyExample,
  PriceSheet,
  RememberSnapshot,
  StockSlider,
  useSnapshotWords,
  useStockWipe,
  verdictLooks,
  WipedTruck,
} from '#src/site/build/index.ts';
import { SkyField } from '#src/site/kit/sky-field.tsx';
import { PartStyles } from '#src/web/ui/part-styles.tsx';
import { Verdict } from '#src/web/ui/verdict.tsx';
import { describeParts, nameTruck } from './describe-build.ts';
import { FigureList } from './figure-list.tsx';
import type { SnapshotPageData } from './load-snapshot.server.ts';
import { PriceDateLine } from './price-date-line.tsx';
import { ReasonList } from './reason-list.tsx';
import { SinceThenNote } from './since-then-note.tsx';
import { SnapshotActions } from './snapshot-actions.tsx';
import snapshotPages from './snapshot-pages.css?url';

/** A frozen build: the same truck, figures, verdict and price for everybody with the link. */
export function SnapshotPage({ shared }: { shared: SnapshotPageData }) {
  const words = useSnapshotWords();
  const { s } = words;
  const { frozen, since } = shared;
  const name = `${nameTruck(frozen, words.locale)}, ${describeParts(frozen, words)}`;
  return (
    <>
      <PartStyles href={buildPagesUrl} />
      <PartStyles href={snapshotPages} />
      <RememberSnapshot id={shared.id} name={name} takenOn={shared.takenOn} />
      <div>
        <SnapshotHero shared={shared} />
        <div className="page-width snapshot-columns">
          <div className="stack">
            <SinceThenNote since={since} />
            <section className="stack" aria-labelledby="snap-numbers">
              <h2 id="snap-numbers" className="title-3">
                {s('numbers')}
              </h2>
              <FigureList frozen={frozen} />
            </section>
            <section className="stack" aria-labelledby="snap-verdict">
              <h2 id="snap-verdict" className="title-3">
                {s('verdict')}
              </h2>
              <ReasonList assessment={frozen.assessment} />
            </section>
          </div>
          <SnapshotPrice shared={shared} />
        </div>
      </div>
    </>
  );
}

function SnapshotHero({ shared }: { shared: SnapshotPageData }) {
  const words = useSnapshotWords();
  const { frozen } = shared;
  const truck = { vehicle: frozen.vehicleRecord, snapshot: frozen };
  const wipe = useStockWipe(frozen);
  const { tone, word } = verdictLooks[frozen.verdict];
  return (
    <section className="snapshot-hero sky-field">
      <div className="sky-backdrop">
        <SkyField />
      </div>
      <div className="page-width snapshot-title">
        <p className="label">{words.s('crumb')}</p>
        <h1>{nameTruck(frozen, words.locale)}</h1>
        <p className="lead">{describeParts(frozen, words)}</p>
        <p className="cluster">
          <Verdict tone={tone} look="box">
            {words.build.t(word)}
          </Verdict>
          {frozen.quote && frozen.quote.lines.length > 0 && (
            <span>
              <b className="figure snapshot-cost">
                {formatDollars(frozen.quote.totalCents.likely, words.build.locale)}
              </b>{' '}
              {words.s(frozen.quote.isBeforeTax ? 'costs.beforeTax' : 'costs')}
            </span>
          )}
        </p>
      </div>
      <div className="snapshot-drawing">
        <WipedTruck {...truck} wipe={wipe} />
      </div>
      <div className="datum" />
      <div className="snapshot-bar">
        <div className="page-width snapshot-bar-parts">
          {wipe && <StockSlider {...truck} wipe={wipe} />}
          <SnapshotActions shared={shared} />
        </div>
      </div>
    </section>
  );
}

function SnapshotPrice({ shared }: { shared: SnapshotPageData }) {
  const { s, build } = useSnapshotWords();
  const { frozen, takenOn } = shared;
  return (
    <section className="snapshot-price" aria-labelledby="snap-price">
      <h2 id="snap-price" className="title-3">
        {s(frozen.quote?.isBeforeTax ? 'price.beforeTax' : 'price')}
      </h2>
      {frozen.quote && (
        <>
          <p className="small muted">
            {s(frozen.quote.isBeforeTax ? 'priceLead.beforeTax' : 'priceLead', {
              date: dayText(takenOn, build.locale),
            })}
          </p>
          <PriceSheet quote={frozen.quote} parts={frozen.parts} />
          <MonthlyExample quote={frozen.quote} financing={shared.shop.financing} />
        </>
      )}
      <PriceDateLine shared={shared} />
      <p className="small muted">{build.t('price.estimate')}</p>
    </section>
  );
}
