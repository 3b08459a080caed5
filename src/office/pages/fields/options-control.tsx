import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { FieldProps } from './field-props.ts';
import { IconButton } from './icon-button.tsx';
import { useChoices } from './use-choices.ts';
import fieldStrings from './words.json' with { type: 'json' };

/** Several options of a list, in the order in which they were chosen. */
export function OptionsControl({ id, field, value, onChange, describedBy }: FieldProps) {
  const t = useStrings(fieldStrings);
  const locale = useLocale();
  const choices = useChoices(field);
  const chosen = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  const left = choices.filter((choice) => !chosen.includes(choice.value));
  const labelOf = (one: string) => choices.find((choice) => choice.value === one)?.label ?? one;
  return (
    <div className="fields-list">
      <ul>
        {chosen.map((one, at) => (
          <li key={one}>
            <span>{labelOf(one)}</span>
            <IconButton
              icon="up"
              label={t('list.up', { name: labelOf(one) })}
              onClick={at === 0 ? null : () => onChange(swapped(chosen, at))}
            />
            <IconButton
              icon="remove"
              label={t('list.remove', { name: labelOf(one) })}
              onClick={() => onChange(chosen.filter((other) => other !== one))}
            />
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <select
          id={id}
          className="select"
          aria-label={field.label[locale]}
          value=""
          aria-describedby={describedBy}
          onChange={({ target }) => onChange([...chosen, target.value])}
        >
          <option value="">{t('choose.add')}</option>
          {left.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

function swapped(list: readonly string[], at: number): string[] {
  const [before, one] = [list[at - 1], list[at]];
  if (before === undefined || one === undefined) return [...list];
  return [...list.slice(0, at - 1), one, before, ...list.slice(at + 1)];
}
