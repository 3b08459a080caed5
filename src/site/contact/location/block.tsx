import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { ShopAddress } from '../shop-address.tsx';
import contactStrings from '../words.json' with { type: 'json' };
import { Hours } from './hours.tsx';
import type { ContactLocationData } from './load.server.ts';
import { MapBox } from './map-box.tsx';
import type { ContactLocationBlok } from './schema.ts';

/** Where the shop is and its hours. The aside is next to the form before it; the map is above both (contact.css). */
export function ContactLocation({
  blok,
  data,
}: BlokProps<ContactLocationBlok, ContactLocationData>) {
  const t = useStrings(contactStrings);
  return (
    <>
      <aside className="page-width side-panel" aria-label={t('location')}>
        <FindUs data={data} />
        <Hours data={data} />
        <Talk data={data} />
      </aside>
      <MapBox data={data} places={blok.places} />
    </>
  );
}

function FindUs({ data: { name, address, directionsUrl } }: { data: ContactLocationData }) {
  const t = useStrings(contactStrings);
  if (address.length === 0) return null;
  return (
    <div>
      <h2 className="title-4">{t('findUs')}</h2>
      <ShopAddress name={name} lines={address} directionsUrl={directionsUrl} />
    </div>
  );
}

function Talk({ data: { phone, sms } }: { data: ContactLocationData }) {
  const t = useStrings(contactStrings);
  if (phone.number === '' && sms.number === '') return null;
  return (
    <div>
      <h2 className="title-4">{t('talk')}</h2>
      <ul>
        {phone.number !== '' && (
          <li>
            <a className="phone-link" href={`tel:${phone.number}`}>
              <Icon name="phone" /> {t('callNumber', { phone: phone.text })}
            </a>
          </li>
        )}
        {sms.number !== '' && (
          <li>
            <a className="phone-link" href={`sms:${sms.number}`}>
              <Icon name="message" /> {t('textNumber', { phone: sms.text })}
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}
