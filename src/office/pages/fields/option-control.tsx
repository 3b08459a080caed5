import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { Choice } from './editor-sources.tsx';
import { type FieldProps, printFieldValue } from './field-props.ts';
import { useChoices } from './use-choices.ts';
import fieldStrings from './words.json' with { type: 'json' };

/** One of a few options as buttons, one of many as a list. */
export function OptionControl(props: FieldProps) {
  const choices = useChoices(props.field);
  const isShort = choices.length <= 4 && choices.every(({ label }) => label.length <= 12);
  if (props.field.source === null && isShort) return <Segments {...props} choices={choices} />;
  return <ChoiceList {...props} choices={choices} />;
}

type WithChoices = FieldProps & { choices: readonly Choice[] };

function Segments({ id, field, value, onChange, describedBy, choices }: WithChoices) {
  const current = currentOf(field, value);
  return (
    <div
      className="segments fields-segments"
      aria-describedby={describedBy}
      role="radiogroup"
      id={id}
    >
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={id}
            value={choice.value}
            checked={current === choice.value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
}

function ChoiceList({ id, field, value, onChange, describedBy, invalid, choices }: WithChoices) {
  const t = useStrings(fieldStrings);
  const locale = useLocale();
  const current = currentOf(field, value);
  const isGone = current !== '' && !choices.some((choice) => choice.value === current);
  return (
    <select
      id={id}
      className="select"
      aria-label={field.label[locale]}
      value={current}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onChange={({ target }) => onChange(target.value)}
    >
      {field.source !== null && <option value="">{t('choose.none')}</option>}
      {isGone && <option value={current}>{t('choose.gone', { value: current })}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

/** A value that the schema refuses is shown as its fallback, because that is what the page shows. */
function currentOf(field: FieldProps['field'], value: unknown): string {
  const known = field.source !== null || field.options.some((option) => option.value === value);
  return printFieldValue(known ? value : field.default);
}
