import { Form } from 'react-router';
import type { StaffRole } from '#src/domain/auth/index.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { PlainField } from '#src/office/kit/plain-field.tsx';
import { Field } from '#src/web/forms/field.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { RoleSelect } from './role-select.tsx';
import peopleStrings from './words.json' with { type: 'json' };

type InviteFormProps = { email: string; role: StaffRole; error: string | null };

export function InviteForm({ email, role, error }: InviteFormProps) {
  const t = useStrings(peopleStrings);
  return (
    <Panel title={t('invite')} help={t('invite.help')}>
      <Form method="post" className="people-invite" noValidate key={email}>
        <input type="hidden" name="intent" value="invite" />
        <PlainField
          name="email"
          label={t('invite.email')}
          type="email"
          value={email}
          error={error}
          isNext={error !== null}
        />
        <Field id="invite-role" label={t('role')}>
          <RoleSelect id="invite-role" value={role} />
        </Field>
        <button type="submit" className="button">
          {t('invite.send')}
        </button>
      </Form>
    </Panel>
  );
}
