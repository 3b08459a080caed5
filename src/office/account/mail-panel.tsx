import { NoMailNote } from '#src/office/kit/no-mail-note.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { AccountForm } from './account-form.tsx';
import accountStrings from './words.json' with { type: 'json' };

/** Which notification mail somebody gets. */
export function MailPanel({ isOn }: { isOn: boolean }) {
  const t = useStrings(accountStrings);
  return (
    <Panel title={t('mail')}>
      <NoMailNote />
      <AccountForm intent="mail">
        <label className="check">
          <input
            type="checkbox"
            name="assigned"
            defaultChecked={isOn}
            aria-describedby="mail-assigned-help"
          />
          <span>
            {t('mail.assigned')}
            <span className="field-help" id="mail-assigned-help">
              {t('mail.assigned.help')}
            </span>
          </span>
        </label>
        <div>
          <button type="submit" className="button button--outline">
            {t('save')}
          </button>
        </div>
      </AccountForm>
    </Panel>
  );
}
