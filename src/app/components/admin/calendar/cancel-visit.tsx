import { AskDialog } from '#src/app/components/admin/kit/ask-dialog.tsx';
import { Panel } from '#src/app/components/admin/kit/panel.tsx';
import { TextLine } from '#src/app/components/admin/kit/text-line.tsx';
import calendarStrings from '#src/app/strings/admin-calendar.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { TellLine } from './tell-line.tsx';

/** Cancels after a question, with a reason for the shop and a mail for the customer. */
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
        {hasEmail && <TellLine />}
      </AskDialog>
    </Panel>
  );
}
