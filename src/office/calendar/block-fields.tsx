import { type Answer, tickedIn, typedIn } from '#src/office/kit/answer.ts';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { Place } from './boards.ts';
import { dayAndTime } from './clock-words.ts';
import calendarStrings from './words.json' with { type: 'json' };

type BlockFieldsProps = {
  day: string;
  opens: string;
  closes: string;
  timeZone: string;
  places: readonly Place[];
  answer: Answer<string> | undefined;
};

/** Start and end, which resources, and why. */
export function BlockFields({ day, opens, closes, timeZone, places, answer }: BlockFieldsProps) {
  const t = useStrings(calendarStrings);
  const ticked = tickedIn(answer, 'resources');
  return (
    <>
      <InTheWay answer={answer} timeZone={timeZone} />
      <div className="calendar-span">
        <TextLine
          name="from-date"
          type="date"
          label={t('block.from')}
          {...{ value: day, answer }}
        />
        <TextLine
          name="from-time"
          type="time"
          label={t('block.from.time')}
          {...{ value: opens, answer }}
        />
        <TextLine name="to-date" type="date" label={t('block.to')} {...{ value: day, answer }} />
        <TextLine
          name="to-time"
          type="time"
          label={t('block.to.time')}
          {...{ value: closes, answer }}
        />
      </div>
      <fieldset className="field">
        <legend>{t('block.what')}</legend>
        <p className="field-help">{t('block.what.help')}</p>
        {places.map(({ id, name }) => (
          <label key={id} className="calendar-time">
            <input
              type="checkbox"
              name="resources"
              value={id}
              defaultChecked={ticked.includes(id)}
            />{' '}
            {name}
          </label>
        ))}
      </fieldset>
      <TextLine
        name="reason"
        label={t('block.reason')}
        value={typedIn(answer, 'reason')}
        answer={answer}
        maxLength={200}
        required
      />
    </>
  );
}

/** The existing entries, by start. */
function InTheWay({ answer, timeZone }: Pick<BlockFieldsProps, 'answer' | 'timeZone'>) {
  const t = useStrings(calendarStrings);
  const locale = useLocale();
  if (!answer || !('problem' in answer)) return null;
  const lines = Object.entries(answer.issues).filter(([path]) => /^\d{4}-/.test(path));
  if (lines.length === 0) return null;
  return (
    <div className="calendar-note">
      <p>{t('block.inTheWay')}</p>
      <ul>
        {lines.map(([at, name]) => (
          <li key={at}>
            {name}, {dayAndTime(at, { locale, timeZone })}
          </li>
        ))}
      </ul>
    </div>
  );
}
