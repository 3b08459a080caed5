import { type IconName, icons } from './icons.ts';

/** Decorative: the text next to it, or the control's label, says what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {icons[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
