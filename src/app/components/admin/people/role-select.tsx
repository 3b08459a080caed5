import peopleStrings from '#src/app/strings/admin-people.json' with { type: 'json' };
import shellStrings from '#src/app/strings/admin-shell.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { type StaffRole, staffRoles } from '#src/domain/auth/index.ts';

type RoleSelectProps = { id: string; value: StaffRole; label?: string };

/** The five roles, each with what it may do. */
export function RoleSelect({ id, value, label }: RoleSelectProps) {
  const role = useStrings(shellStrings);
  const about = useStrings(peopleStrings);
  return (
    <select className="select" id={id} name="role" defaultValue={value} aria-label={label}>
      {staffRoles.map((name) => (
        <option key={name} value={name}>
          {role(`role.${name}`)}: {about(`about.${name}`)}
        </option>
      ))}
    </select>
  );
}
