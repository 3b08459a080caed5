import { type StaffRole, staffRoles } from '#src/domain/auth/index.ts';
import shellStrings from '#src/office/kit/shell-words.json' with { type: 'json' };
import { useStrings } from '#src/web/words/use-strings.ts';
import peopleStrings from './words.json' with { type: 'json' };

type RoleSelectProps = { id: string; value: StaffRole; label?: string };

/** The roles, each with what it allows. */
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
