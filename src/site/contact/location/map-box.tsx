import { useConsent } from '#src/site/third-parties/index.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import contactStrings from '../words.json' with { type: 'json' };
import { directionsTo } from './directions.ts';
import { DrawnMap } from './drawn-map.tsx';
import { LiveMap } from './live-map.tsx';
import type { ContactLocationData } from './load.server.ts';
import type { MapPlace } from './place-schema.ts';
import { useLiveMap } from './use-live-map.ts';

type MapBoxProps = { data: ContactLocationData; places: readonly MapPlace[] };

/** The drawn map, and other places to find. With a key, visitors can ask for a live one. */
export function MapBox({ data: { map, live, name }, places }: MapBoxProps) {
  const shown = live && { ...live, places: [{ name, ...live }, ...places] };
  return (
    <>
      {shown ? <EitherMap map={map} shown={shown} /> : map && <DrawnMap map={map} />}
      {places.length > 0 && <Places places={places} />}
    </>
  );
}

type EitherMapProps = {
  map: ContactLocationData['map'];
  shown: Parameters<typeof LiveMap>[0]['shown'];
};

function EitherMap({ map, shown }: EitherMapProps) {
  const t = useStrings(contactStrings);
  const live = useLiveMap();
  const consent = useConsent();
  const { state } = live;
  const isOpen = state === 'loading' || state === 'ready';
  return (
    // finish-document.ts looks for this attribute: a page that has it may show frames of this site.
    <div data-embeds="map" className="contact-map-box">
      {isOpen ? <LiveMap live={live} shown={shown} /> : map && <DrawnMap map={map} />}
      <p role="status" className="contact-map-said">
        {state === 'loading' && t('map.loading')}
        {state === 'late' && t('map.timeout')}
        {state === 'failed' && t('map.failed')}
      </p>
      {!isOpen && consent && !consent.isRefused && (
        <button type="button" className="button button--dark contact-map-show" onClick={live.open}>
          {t('map.load')}
        </button>
      )}
    </div>
  );
}

/** The marked places as text. */
function Places({ places }: { places: readonly MapPlace[] }) {
  const t = useStrings(contactStrings);
  return (
    <ul className="page-width contact-map-places">
      {places.map(({ name, address, lat, lng }) => (
        <li key={`${lat} ${lng}`}>
          <b>{name}</b> {address}{' '}
          <a className="link" href={directionsTo(address || `${lat},${lng}`)} rel="noopener">
            {t('map.directionsTo', { place: name })} <Icon name="route" />
          </a>
        </li>
      ))}
    </ul>
  );
}
