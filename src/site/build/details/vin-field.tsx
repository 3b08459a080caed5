import type { FormField } from '#src/web/forms/site-field.ts';
import { TextField } from '#src/web/forms/text-field.tsx';
import commonStrings from '#src/web/words/common.json' with { type: 'json' };
import { useStrings } from '#src/web/words/use-strings.ts';
import { ScanVin } from '../vin/scan-vin.tsx';
import detailStrings from './words.json' with { type: 'json' };

/** The truck's VIN, for the parts order: typed, or read from its barcode. */
export function VinField({ field }: { field: FormField }) {
  const t = useStrings(detailStrings);
  const common = useStrings(commonStrings);
  return (
    <div>
      <TextField
        field={field}
        label={t('vin')}
        optional={common('optional')}
        help={t('vin.help')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
      />
      <ScanVin onVin={(vin) => put(field.id, vin)} />
    </div>
  );
}

/** As if it had been typed: checked by the form, and kept for this visit. */
function put(id: string, vin: string): void {
  const input = document.getElementById(id);
  if (!(input instanceof HTMLInputElement)) return;
  input.value = vin;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
