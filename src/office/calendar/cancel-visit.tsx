import { AskDialog } from '#src/office/kit/ask-dialog.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { NotifyLine } from './notify-line.tsx';
import calendarStrings from './words.json' with { type: 'json' };

/** Cancels after a confirmation, with a reason for the shop and a mail to the customer. */
export function CancelVisit({ name, hasEmail }: { name: string; hasEmail: boolean }) {
  const t = useStrings(calendarStrings);
  return (
    <Panel title={t('cancel')} help={t(hasEmail ? 'cancel.help' : 'cancel.help.phone')}>
      <AskDialog
        button={t('cancel.do')}
        title={t('cancel.title', { name })}
        text={t('cancel.text')}
        confirm={t('cancel.do')}
        fields={{ intent: 'cancel' }}
        isDanger
      >
        <TextLine
          name="reason"
          label={t('cancel.reason')}
          optional={t('optional')}
          maxLength={500}
        />
        {hasEmail && <NotifyLine />}
      </AskDialog>
    </Panel>
  );
}
