import { Link } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { type DayBoardData, stepMinutes } from './boards.ts';
import { hourWords, minuteWords } from './clock-words.ts';
import calendarStrings from './words.json' with { type: 'json' };

type DayRulerProps = Pick<DayBoardData, 'steps' | 'nowMinute'> & { date: string; mayBook: boolean };

/** The hours, with a tick for each step, and the time it is. */
export function DayRuler({ steps, nowMinute, date, mayBook }: DayRulerProps) {
  const hours = steps.filter(({ minute }) => minute % 60 === 0);
  return (
    <thead>
      <tr>
        <td className="calendar-corner" rowSpan={2} />
        {hours.map(({ minute }) => (
          <HourHead key={minute} {...{ minute, date, mayBook, nowMinute }} />
        ))}
      </tr>
      <tr className="calendar-ticks">
        {steps.map(({ minute }) => (
          <td
            key={minute}
            data-column={minute}
            className={minute % 60 === 0 ? 'is-hour' : undefined}
          />
        ))}
      </tr>
    </thead>
  );
}

type HourHeadProps = Omit<DayRulerProps, 'steps'> & { minute: number };

/** The hour; for people who may book, a link to do so. In the hour that it is, also the time. */
function HourHead({ minute, date, mayBook, nowMinute }: HourHeadProps) {
  const t = useStrings(calendarStrings);
  const locale = useLocale();
  const time = minuteWords(minute, locale);
  const words = hourWords(minute, locale);
  const hour = String(minute / 60).padStart(2, '0');
  const to = `${adminHrefs.newVisit()}?${new URLSearchParams({ day: date, time: `${hour}:00` })}`;
  const past = nowMinute === null ? Number.NEGATIVE_INFINITY : nowMinute - minute;
  const isCovered = -20 < past && past < 50;
  return (
    <th scope="col" colSpan={60 / stepMinutes} className={isCovered ? 'is-covered' : undefined}>
      {mayBook ? (
        <Link to={to} title={t('new.at', { time })}>
          {words}
        </Link>
      ) : (
        <span>{words}</span>
      )}
      {past >= 0 && past < 60 && (
        <svg className="calendar-clock" aria-hidden="true">
          <svg x={`${(100 * past) / 60}%`} overflow="visible" aria-hidden="true">
            <rect x="-29" y="1" width="58" height="19" rx="2" />
            <text y="15" textAnchor="middle">
              {minuteWords(minute + past, locale)}
            </text>
          </svg>
        </svg>
      )}
    </th>
  );
}
