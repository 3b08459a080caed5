import { type AdminIconName, adminIcons } from './admin-icons.ts';

/** Decorative, like `Icon`, from the set that only the back office needs. */
export function AdminIcon({ name }: { name: AdminIconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {adminIcons[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
