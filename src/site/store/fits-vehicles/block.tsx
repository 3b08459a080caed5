import { Link } from 'react-router';
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Verdict } from '#src/web/ui/verdict.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import storeStrings from '../words.json' with { type: 'json' };
import type { FitsVehiclesData, ListedModel } from './load.server.ts';
import type { FitsVehiclesBlok } from './schema.ts';

/** Vehicles that the product fits; each link starts a build with it. */
export function FitsVehicles({ data }: BlokProps<FitsVehiclesBlok, FitsVehiclesData>) {
  const t = useStrings(storeStrings);
  return (
    <section className="section" aria-labelledby="fits-title">
      <div className="page-width">
        <div className="section-head">
          <h2 id="fits-title">{t(`fits.title.${data.kind}`)}</h2>
          <p className="lead">
            {data.makes.length === 0 ? t('fits.none') : t(`fits.text.${data.kind}`)}
          </p>
        </div>
        <div className="fits-vehicles">
          {data.makes.map(({ make, models }) => (
            <div key={make}>
              <h3 className="title-4" translate="no">
                {make}
              </h3>
              <Models models={models} lineId={data.lineId} />
            </div>
          ))}
        </div>
        {data.unknown.length > 0 && <UnknownVehicles models={data.unknown} lineId={data.lineId} />}
      </div>
    </section>
  );
}

type ModelsProps = { models: readonly ListedModel[]; lineId: string };

function UnknownVehicles({ models, lineId }: ModelsProps) {
  const t = useStrings(storeStrings);
  return (
    <div className="fits-vehicles-unknown">
      <h3 className="title-4">
        <Verdict tone="unknown">{t('fits.unknown')}</Verdict>
      </h3>
      <p className="muted">{t('fits.unknownText')}</p>
      <Models models={models} lineId={lineId} />
    </div>
  );
}

function Models({ models, lineId }: ModelsProps) {
  return (
    <ul>
      {models.map(({ model, generations }) => (
        <li key={model}>
          <b translate="no">{model}</b>
          <span>
            {generations.map(({ id, years }) => (
              <Link key={id} to={hrefs.build({ vehicle: id, line: lineId })}>
                <span className="visually-hidden" translate="no">
                  {model},{' '}
                </span>
                {years}
              </Link>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
