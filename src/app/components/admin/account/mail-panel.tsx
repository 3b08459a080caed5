import accountStrings from '#src/app/strings/admin-account.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { NoMailNote } from '../kit/no-mail-note.tsx';
import { Panel } from '../kit/panel.tsx';
import { AccountForm } from './account-form.tsx';

/** Which mail somebody gets for their work. */
export function MailPanel({ isOn }: { isOn: boolean }) {
  const t = useStrings(accountStrings);
  return (
    <Panel title={t('mail')}>
      <NoMailNote />
      <AccountForm intent="mail">
        <label className="pick">
          <input
            type="checkbox"
            name="assigned"
            defaultChecked={isOn}
            aria-describedby="mail-assigned-help"
          />
          <span>
            {t('mail.assigned')}
            <span className="help" id="mail-assigned-help">
              {t('mail.assigned.help')}
            </span>
          </span>
        </label>
        <div>
          <button type="submit" className="btn">
            {t('save')}
          </button>
        </div>
      </AccountForm>
    </Panel>
  );
}
