import { mapSandbox } from '#src/domain/settings/index.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import contactStrings from '../words.json' with { type: 'json' };
import { type ShownMap, type useLiveMap, useMapMessages } from './use-live-map.ts';

type LiveMapProps = { live: ReturnType<typeof useLiveMap>; shown: ShownMap };

/** The live map, in a frame without an origin. */
export function LiveMap({ live, shown }: LiveMapProps) {
  const t = useStrings(contactStrings);
  const frame = useMapMessages(live, shown);
  return (
    <iframe
      ref={frame}
      className="contact-map-live"
      src={`/live-map?lang=${useLocale()}`}
      title={t('map.title')}
      sandbox={mapSandbox}
      referrerPolicy="no-referrer"
    />
  );
}
