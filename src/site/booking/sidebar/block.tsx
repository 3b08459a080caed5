import { contactStrings, Hours, ShopAddress } from '#src/site/contact/index.ts';
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import appointmentStrings from '../words.json' with { type: 'json' };
import type { AppointmentSidebarData } from './load.server.ts';
import type { AppointmentSidebarBlok } from './schema.ts';

/** Where, when, what to bring and whom to ask, next to the appointment form. */
export function AppointmentSidebar({
  data,
}: BlokProps<AppointmentSidebarBlok, AppointmentSidebarData>) {
  const t = useStrings(appointmentStrings);
  return (
    <aside className="page-width side-panel" aria-label={t('sidebar')}>
      <Where data={data} />
      <Hours data={data} />
      <div>
        <h2 className="title-4">{t('sidebar.bring')}</h2>
        <ul className="booking-bring">
          {(['bring.1', 'bring.2', 'bring.3'] as const).map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
      </div>
      <Questions data={data} />
    </aside>
  );
}

function Where({ data: { address, directionsUrl } }: { data: AppointmentSidebarData }) {
  const t = useStrings(appointmentStrings);
  return (
    <div>
      <h2 className="title-4">{t('sidebar.address')}</h2>
      <ShopAddress lines={address} directionsUrl={directionsUrl} />
    </div>
  );
}

function Questions({ data: { phone, sms } }: { data: AppointmentSidebarData }) {
  const t = useStrings(appointmentStrings);
  const contact = useStrings(contactStrings);
  return (
    <div>
      <h2 className="title-4">{t('sidebar.phone')}</h2>
      <a className="phone-link" href={`tel:${phone.number}`}>
        <Icon name="phone" /> {phone.text}
      </a>
      {sms.number !== '' && (
        <a className="phone-link" href={`sms:${sms.number}`}>
          <Icon name="message" /> {contact('textNumber', { phone: sms.text })}
        </a>
      )}
    </div>
  );
}
