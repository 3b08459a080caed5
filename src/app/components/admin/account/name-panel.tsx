import accountStrings from '#src/app/strings/admin-account.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { Panel } from '../kit/panel.tsx';
import { PlainField } from '../plain-field.tsx';
import { AccountForm, type ErrorOf } from './account-form.tsx';

export function NamePanel({ name, errorOf }: { name: string; errorOf: ErrorOf }) {
  const t = useStrings(accountStrings);
  return (
    <Panel title={t('name')}>
      <AccountForm intent="rename">
        <PlainField
          name="name"
          label={t('name')}
          help={t('name.help')}
          autoComplete="name"
          value={name}
          error={errorOf('rename', 'name')}
        />
        <div>
          <button type="submit" className="btn">
            {t('save')}
          </button>
        </div>
      </AccountForm>
    </Panel>
  );
}
