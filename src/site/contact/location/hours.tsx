import { Icon } from '#src/web/ui/icon.tsx';
import { formatDate } from '#src/web/words/format-date.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import contactStrings from '../words.json' with { type: 'json' };
import type { ContactLocationData } from './load.server.ts';

type HoursProps = {
  data: Pick<ContactLocationData, 'open' | 'hours' | 'closedDays' | 'closures' | 'earlyDropOff'>;
};

/** Open or closed now, the week, and upcoming exceptions. */
export function Hours({ data }: HoursProps) {
  const t = useStrings(contactStrings);
  const locale = useLocale();
  const { open, hours, closedDays, closures, earlyDropOff } = data;
  return (
    <div>
      <h2 className="title-4">{t('hours')}</h2>
      <p className={open.isOpen ? 'contact-open' : 'contact-open is-shut'}>
        <Icon name="clock" /> <b>{open.text}</b>
      </p>
      <dl className="facts">
        {hours.map(({ days, opens, closes }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{t('hoursValue', { opens, closes })}</dd>
          </div>
        ))}
        {closedDays !== '' && (
          <div>
            <dt>{closedDays}</dt>
            <dd>{t('closedDay')}</dd>
          </div>
        )}
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
