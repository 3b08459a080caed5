import { type Answer, issueOf, typedIn } from '#src/office/kit/answer.ts';
import { FieldError } from '#src/web/forms/field.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { type DayValues, dayField } from './week-form.ts';
import settingsStrings from './words.json' with { type: 'json' };

type HoursFieldsProps = { days: readonly DayValues[]; answer: Answer<string> | undefined };

/** The week, one line per day: open or not, from when to when. */
export function HoursFields({ days, answer }: HoursFieldsProps) {
  return days.map((values) => <DayFields key={values.day} values={values} answer={answer} />);
}

function DayFields({ values, answer }: { values: DayValues; answer: HoursFieldsProps['answer'] }) {
  const t = useStrings(settingsStrings);
  const { day, isOpen } = values;
  const wasRefused = answer !== undefined && 'problem' in answer;
  const openName = dayField(day, 'open');
  const errors = issueOf(answer, openName) ?? issueOf(answer, dayField(day, 'closes'));
  const error = `${openName}-error`;
  return (
    <fieldset className={errors ? 'field settings-day is-error' : 'field settings-day'}>
      <legend className="visually-hidden">{t(`day.${day}`)}</legend>
      <label className="switch">
        <input
          type="checkbox"
          name={openName}
          defaultChecked={wasRefused ? typedIn(answer, openName) !== undefined : isOpen}
          aria-describedby={errors && error}
        />
        {t(`day.${day}`)}
        <span className="visually-hidden"> {t('open')}</span>
      </label>
      <span className="settings-day-times">
        {(['opens', 'closes'] as const).map((part) => (
          <input
            key={part}
            className="input"
            type="time"
            name={dayField(day, part)}
            aria-label={t(part, { day: t(`day.${day}`) })}
            aria-invalid={errors ? true : undefined}
            defaultValue={typedIn(answer, dayField(day, part)) ?? values[part]}
          />
        ))}
      </span>
      <span className="settings-day-closed">{t('closed')}</span>
      <FieldError id={error} errors={errors} />
    </fieldset>
  );
}
