import { type Answer, issueOf, typedIn } from '#src/office/kit/answer.ts';
import { describedBy, Field } from '#src/web/forms/field.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import settingsStrings from './words.json' with { type: 'json' };
import type { ZoneChoices } from './zone-choices.server.ts';

type ZoneLineProps = { value: string; zones: ZoneChoices; answer: Answer<string> | undefined };

/** The shop's time zone: US zones by their names, then all others. */
export function ZoneLine({ value, zones, answer }: ZoneLineProps) {
  const t = useStrings(settingsStrings);
  const id = 'timeZone';
  const help = t('timeZone.help');
  const errors = issueOf(answer, id);
  return (
    <Field id={id} label={t('timeZone')} help={help} errors={errors}>
      <select
        className="select"
        id={id}
        name={id}
        defaultValue={typedIn(answer, id) ?? value}
        aria-invalid={errors ? true : undefined}
        aria-describedby={describedBy(id, { errors, help })}
      >
        <optgroup label={t('timeZone.us')}>
          {zones.common.map((zone) => (
            <option key={zone.value} value={zone.value}>
              {zone.label}
            </option>
          ))}
        </optgroup>
        <optgroup label={t('timeZone.others')}>
          {zones.others.map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </optgroup>
      </select>
    </Field>
  );
}
