import type { FreeTime } from '#src/domain/appointments/index.ts';
import { type Answer, issueOf, typedIn } from '#src/office/kit/answer.ts';
import { FieldError } from '#src/web/forms/field.tsx';
import { formatDate } from '#src/web/words/format-date.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { shownZoneField } from './chosen-start.ts';
import { clockTime } from './clock-words.ts';
import calendarStrings from './words.json' with { type: 'json' };

type TimeChoiceProps = {
  times: readonly FreeTime[];
  timeZone: string;
  /** The values of the fields for any other time. */
  other: { date: string; time: string };
  answer: Answer<string> | undefined;
  /** The next free time is preselected. */
  takesFirst?: boolean;
};

/** Free times of some days to choose from; or any other time, which the server checks. */
export function TimeChoice({ times, timeZone, other, answer, takesFirst }: TimeChoiceProps) {
  const t = useStrings(calendarStrings);
  const errors = issueOf(answer, 'startsAt') ?? issueOf(answer, 'other-time');
  const first = takesFirst ? times[0]?.startsAt : undefined;
  const chosen = typedIn(answer, 'startsAt') ?? (other.time ? 'other' : first);
  const days = Map.groupBy(times, ({ date }) => date);
  return (
    <fieldset className={errors ? 'field calendar-times is-error' : 'field calendar-times'}>
      <legend>{t('times')}</legend>
      <input type="hidden" name={shownZoneField} value={timeZone} readOnly />
      {times.length === 0 && <p className="muted">{t('times.none')}</p>}
      {[...days].map(([date, starts]) => (
        <DayTimes key={date} {...{ date, starts, timeZone, chosen }} />
      ))}
      <div className="calendar-other">
        <label>
          <input
            type="radio"
            name="startsAt"
            value="other"
            defaultChecked={chosen === 'other'}
            aria-describedby={errors && 'startsAt-error'}
          />{' '}
          {t('times.other')}
        </label>
        <input
          className="input"
          type="date"
          name="other-date"
          aria-label={t('times.other.day')}
          defaultValue={typedIn(answer, 'other-date') ?? other.date}
        />
        <input
          className="input"
          type="time"
          name="other-time"
          aria-label={t('times.other.time')}
          aria-invalid={errors ? true : undefined}
          defaultValue={typedIn(answer, 'other-time') ?? other.time}
        />
      </div>
      <FieldError id="startsAt-error" errors={errors} />
    </fieldset>
  );
}

type DayTimesProps = {
  date: string;
  starts: readonly FreeTime[];
  timeZone: string;
  chosen: string | undefined;
};

function DayTimes({ date, starts, timeZone, chosen }: DayTimesProps) {
  const locale = useLocale();
  return (
    <fieldset className="calendar-daytimes">
      <legend>{formatDate(date, { locale, style: 'weekdayAndDate' })}</legend>
      {starts.map(({ startsAt }) => (
        <label key={startsAt} className="calendar-time">
          <input
            type="radio"
            name="startsAt"
            value={startsAt}
            defaultChecked={startsAt === chosen}
          />{' '}
          {clockTime(startsAt, { locale, timeZone })}
        </label>
      ))}
    </fieldset>
  );
}
