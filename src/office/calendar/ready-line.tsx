import type { Visit } from '#src/domain/appointments/index.server.ts';
import { formatPhone } from '#src/domain/settings/index.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { clockTime, dayAndTime } from './clock-words.ts';
import calendarStrings from './words.json' with { type: 'json' };

export type ReadyVisit = Pick<Visit, 'name' | 'contact' | 'contactKind' | 'readyNotice'>;

/** Next to the button for a finished truck: how its customer learns of it. */
export function ReadyLine({ visit, timeZone }: { visit: ReadyVisit; timeZone: string }) {
  const t = useStrings(calendarStrings);
  const locale = useLocale();
  const { name, contact, contactKind, readyNotice: notice } = visit;
  if (!notice) return null;
  const timeOf = notice.kind === 'soon' ? clockTime : dayAndTime;
  const time = 'at' in notice ? timeOf(notice.at, { locale, timeZone }) : '';
  const mustCall = notice.kind === 'call' && contactKind === 'phone';
  return (
    <p className="calendar-told muted small">
      {t(`told.${notice.kind}`, { name, time, step: t('mark.finished') })}
      {mustCall && (
        <>
          {' '}
          <a className="link" href={`tel:${contact}`}>
            {formatPhone(contact)}
          </a>
        </>
      )}
    </p>
  );
}
