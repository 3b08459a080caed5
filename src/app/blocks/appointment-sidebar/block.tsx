import appointmentStrings from '#src/app/strings/appointment.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { BlokProps } from '../blok-props.ts';
import type { AppointmentSidebarData } from './load.server.ts';
import type { AppointmentSidebarBlok } from './schema.ts';

export function AppointmentSidebar({
  data,
}: BlokProps<AppointmentSidebarBlok, AppointmentSidebarData>) {
  const t = useStrings(appointmentStrings);
  return (
    <aside className="wrap aside" aria-label={t('sidebar.address')}>
      <Part title={t('sidebar.address')} lines={data.address} />
      <Part title={t('sidebar.hours')} lines={data.hours} />
      <Part title={t('sidebar.bring')} lines={[t('bring.1'), t('bring.2'), t('bring.3')]} />
      <div>
        <h2 className="d4">{t('sidebar.phone')}</h2>
        <a className="tel" href={data.phone.href}>
          {data.phone.text}
        </a>
      </div>
    </aside>
  );
}

function Part({ title, lines }: { title: string; lines: string[] }) {
  return (
    <div>
      <h2 className="d4">{title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
