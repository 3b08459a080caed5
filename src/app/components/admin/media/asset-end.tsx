import mediaStrings from '#src/app/strings/admin-media.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { AdminIcon } from '../admin-icon.tsx';
import { AskDialog } from '../kit/ask-dialog.tsx';
import { IntentButton } from '../kit/intent-button.tsx';

type AssetEndProps = { isInBin: boolean; usedTimes: number };

/** Into the bin, or out of it. */
export function AssetEnd({ isInBin, usedTimes }: AssetEndProps) {
  const t = useStrings(mediaStrings);
  if (isInBin) {
    return (
      <IntentButton fields={{ intent: 'restore' }} className="btn btn--sm">
        {t('restore')}
      </IntentButton>
    );
  }
  return (
    <AskDialog
      button={
        <>
          <AdminIcon name="bin" />
          {t('toBin')}
        </>
      }
      title={t('toBin.title')}
      text={usedTimes > 0 ? t('toBin.used', { count: usedTimes }) : t('toBin.text')}
      confirm={t('toBin')}
      fields={{ intent: 'bin' }}
      isDanger
    />
  );
}
