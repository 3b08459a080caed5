import contactStrings from '#src/app/strings/contact.json' with { type: 'json' };
import { formatDate } from '#src/app/strings/format-date.ts';
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import { Icon } from '#src/app/ui/icon.tsx';
import type { ContactLocationData } from './load.server.ts';

type HoursProps = {
  data: Pick<ContactLocationData, 'open' | 'hours' | 'closures' | 'earlyDropOff'>;
};

/** Now, the week, and the days ahead on which it is otherwise. */
export function Hours({ data: { open, hours, closures, earlyDropOff } }: HoursProps) {
  const t = useStrings(contactStrings);
  const locale = useLocale();
  return (
    <div>
      <h2 className="d4">{t('hours')}</h2>
      <p className={open.isOpen ? 'open' : 'open is-shut'}>
        <Icon name="clock" /> <b>{open.text}</b>
      </p>
      <dl className="kv">
        {hours.map(({ days, opens, closes }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{t('hoursValue', { opens, closes })}</dd>
          </div>
        ))}
      </dl>
      <p className="small muted">{earlyDropOff}</p>
      {closures.map(({ date, label }) => (
        <p key={date} className="small">
          {t('holiday', { date: formatDate(date, { locale, style: 'short' }), holiday: label })}
        </p>
      ))}
    </div>
  );
}
