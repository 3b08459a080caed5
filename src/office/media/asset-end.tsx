import { AdminIcon } from '#src/office/kit/admin-icon.tsx';
import { AskDialog } from '#src/office/kit/ask-dialog.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import mediaStrings from './words.json' with { type: 'json' };

type AssetEndProps = { isInBin: boolean; usedTimes: number };

/** Moves it to the bin or restores it. */
export function AssetEnd({ isInBin, usedTimes }: AssetEndProps) {
  const t = useStrings(mediaStrings);
  if (isInBin) {
    return (
      <IntentButton fields={{ intent: 'restore' }} className="button button--small">
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
