import { useEffect } from 'react';
import { Link } from 'react-router';
import { vehicleName } from '#src/domain/catalog/index.ts';
import { formatPhone } from '#src/domain/settings/index.ts';
import { formatDollars } from '#src/lib/money.ts';
import { BookBay } from '#src/site/booking/index.ts';
import {
  forgetDetails,
  leadCode,
  PriceSheet,
  ShopTime,
  StockSlider,
  useBuildWords,
  useStockWipe,
  verdictLooks,
  WipedTruck,
} from '#src/site/build/index.ts';
import { SkyField } from '#src/site/kit/sky-field.tsx';
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Verdict } from '#src/web/ui/verdict.tsx';
import type { SentBuild } from './load.server.ts';
import { PartsList } from './parts-list.tsx';
import type { BuildCompleteDetailsBlok } from './schema.ts';
import { ShareSent } from './share-sent.tsx';

/** The finished build as it was sent: nothing here changes when prices or rules do. */
export function BuildCompleteDetails({
  data,
}: BlokProps<BuildCompleteDetailsBlok, SentBuild | null>) {
  const { t, locale } = useBuildWords();
  // The shop has the photos now, so the device can delete them.
  useEffect(forgetDetails, []);
  if (!data) return null;
  const { snapshot } = data;
  const { tone, word } = verdictLooks[snapshot.verdict];
  const code = leadCode(data.number);
  return (
    <>
      <SentHero sent={data} />
      <section className="section">
        <div className="page-width build-sent-columns">
          <div className="build-sent-details">
            <h2 className="title-3">{t('complete.summary')}</h2>
            <p className="small muted">
              {vehicleName(snapshot.vehicle, snapshot.vehicle.year, locale)}, {code}
            </p>
            <ChangedPrice snapshot={snapshot} />
            {snapshot.quote ? (
              <PriceSheet quote={snapshot.quote} parts={snapshot.parts} />
            ) : (
              <PartsList snapshot={snapshot} />
            )}
          </div>
          <div className="stack build-sent-more">
            <div className="reason" data-v={tone}>
              <Verdict tone={tone} />
              <span>
                <b>{t(word)}</b>
                <br />
                <span className="small">
                  {t(snapshot.quote ? 'price.estimate' : 'price.partsOnly')}
                </span>
              </span>
            </div>
            <ShopTime
              arrival={data.arrival}
              hours={snapshot.quote?.hours ?? null}
              basis={data.basis}
              isSent
            />
            <ShareSent />
            <p>
              <Link className="link" to={hrefs.build({ step: 'vehicle' })}>
                {t('complete.another')}
              </Link>
            </p>
          </div>
        </div>
      </section>
    </>
  );
}

/** The catalog changed before the build was sent: both prices are shown. */
function ChangedPrice({ snapshot: { quote, seenTotalCents } }: Pick<SentBuild, 'snapshot'>) {
  const words = useBuildWords();
  if (!quote || !seenTotalCents) return null;
  const before = formatDollars(seenTotalCents.likely, words.locale);
  const after = formatDollars(quote.totalCents.likely, words.locale);
  return <p>{words.t('price.changed', { before, after })}</p>;
}

function SentHero({ sent }: { sent: SentBuild }) {
  const { t } = useBuildWords();
  const { snapshot, vehicle } = sent;
  const wipe = useStockWipe(snapshot);
  const contact = formatPhone(sent.contact);
  const code = leadCode(sent.number);
  return (
    <section className="build-sent-hero sky-field">
      <div className="sky-backdrop">
        <SkyField />
      </div>
      <div className="page-width build-sent-title">
        <h1>{t('complete.title')}</h1>
        <p className="lead">{t('complete.lead', { code, contact })}</p>
        <p className="cluster">
          <BookBay build={code} hours={snapshot.quote?.hours ?? null} />
        </p>
      </div>
      {vehicle && (
        <div className="build-sent-drawing">
          <WipedTruck vehicle={vehicle} snapshot={snapshot} wipe={wipe} />
        </div>
      )}
      <div className="datum" />
      {vehicle && wipe && (
        <div className="build-sent-slider">
          <div className="page-width">
            <StockSlider vehicle={vehicle} snapshot={snapshot} wipe={wipe} />
          </div>
        </div>
      )}
    </section>
  );
}
