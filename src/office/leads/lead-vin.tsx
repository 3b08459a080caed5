import { CopyButton } from '#src/office/kit/copy-button.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import deskStrings from './desk-words.json' with { type: 'json' };

/** The VIN that the customer gave, to be copied into a parts order. */
export function LeadVin({ vin }: { vin: string }) {
  const t = useStrings(deskStrings);
  return (
    <p className="leads-vin">
      <span>
        {t('vin')} <b translate="no">{vin}</b>
      </span>
      <CopyButton text={vin} label={t('vin.copy')} />
    </p>
  );
}
