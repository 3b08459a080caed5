import { personInitials } from '#src/lib/person-initials.ts';

/** Who works on a job: initials, with the whole names for screen readers and under the pointer. */
export function Technicians({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <span className="calendar-technicians">
      {names.map((name) => (
        <span key={name} className="initials" title={name}>
          <span aria-hidden="true">{personInitials(name)}</span>
          <span className="visually-hidden">{name}</span>
        </span>
      ))}
    </span>
  );
}
