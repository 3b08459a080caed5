import { Form } from 'react-router';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Typed } from './appointment-answer.ts';
import { DayCalendar, type DayHref } from './day-calendar.tsx';
import { TimeButtons } from './time-buttons.tsx';
import type { CalendarView } from './time-view.ts';
import appointmentStrings from './words.json' with { type: 'json' };

type TimeChoiceProps = {
  calendar: CalendarView;
  hrefOf: DayHref;
  /** What was typed before, and the hold that a new one replaces. */
  typed?: Typed | null;
  held?: string;
};

/** Days with the number of free times, and the times of one day, the next free one first. */
export function TimeChoice({ calendar, hrefOf, typed = null, held = '' }: TimeChoiceProps) {
  const t = useStrings(appointmentStrings);
  const { chosen, times } = calendar;
  return (
    <Form method="post" action={hrefOf({ day: chosen?.date })}>
      {Object.entries({ held, ...typed }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
      <DayCalendar calendar={calendar} hrefOf={hrefOf} carries={typed !== null} />
      {chosen ? (
        <>
          <h3 className="title-4 booking-times-head">
            {t(chosen.isFirst ? 'day.first' : 'day.chosen', { day: chosen.label })}
          </h3>
          <TimeButtons times={times} />
        </>
      ) : (
        <p className="note">{t('weeks.none')}</p>
      )}
    </Form>
  );
}
