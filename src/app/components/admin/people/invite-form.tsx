import { Form } from 'react-router';
import { Field } from '#src/app/forms/field.tsx';
import peopleStrings from '#src/app/strings/admin-people.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { StaffRole } from '#src/domain/auth/index.ts';
import { Panel } from '../kit/panel.tsx';
import { PlainField } from '../plain-field.tsx';
import { RoleSelect } from './role-select.tsx';

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
        <button type="submit" className="btn">
          {t('invite.send')}
        </button>
      </Form>
    </Panel>
  );
}
