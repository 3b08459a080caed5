import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import backupStrings from './words.json' with { type: 'json' };

/** Before the first backup, for whoever did not get to write the key down. */
export function LostKey() {
  const t = useStrings(backupStrings);
  return (
    <Panel title={t('lost')} help={t('lost.help')}>
      <IntentButton fields={{ intent: 'new-key' }} className="button button--outline">
        {t('lost.another')}
      </IntentButton>
    </Panel>
  );
}
