import type { FormField } from '#src/web/forms/site-field.ts';
import { TextField } from '#src/web/forms/text-field.tsx';
import commonStrings from '#src/web/words/common.json' with { type: 'json' };
import { useStrings } from '#src/web/words/use-strings.ts';
import detailStrings from './words.json' with { type: 'json' };

/** The truck's VIN, for the parts order. */
export function VinField({ field }: { field: FormField }) {
  const t = useStrings(detailStrings);
  const common = useStrings(commonStrings);
  return (
    <TextField
      field={field}
      label={t('vin')}
      optional={common('optional')}
      help={t('vin.help')}
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={40}
    />
  );
}
