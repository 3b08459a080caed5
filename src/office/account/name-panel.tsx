import { Panel } from '#src/office/kit/panel.tsx';
import { PlainField } from '#src/office/kit/plain-field.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { AccountForm, type ErrorOf } from './account-form.tsx';
import accountStrings from './words.json' with { type: 'json' };

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
          <button type="submit" className="button button--outline">
            {t('save')}
          </button>
        </div>
      </AccountForm>
    </Panel>
  );
}
