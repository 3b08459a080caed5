import { staffContext } from '#src/app/auth/staff-context.ts';
import shellStrings from '#src/app/strings/admin-shell.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { Route } from './+types/account';

export function loader({ context }: Route.LoaderArgs) {
  const { name, email } = context.get(staffContext).actor;
  return { name, email };
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(shellStrings);
  return (
    <div className="ahead">
      <title>{t('account')}</title>
      <div>
        <h1 className="d2">{t('account')}</h1>
        <p className="muted">
          {loaderData.name}, {loaderData.email}
        </p>
      </div>
    </div>
  );
}
