import { useStrings } from '#src/web/words/use-strings.ts';
import deskStrings from './desk-words.json' with { type: 'json' };

/** The assignee's initials; a question mark for nobody. */
export function OwnerMark({ name }: { name: string | null }) {
  const t = useStrings(deskStrings);
  const whole = name ?? t('owner.none');
  return (
    <span className={name ? 'initials' : 'initials initials--none'} title={whole}>
      <span aria-hidden="true">{name ? initialsOf(name) : '?'}</span>
      <span className="visually-hidden">{`${t('col.owner')}: ${whole}`}</span>
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => word?.at(0)?.toUpperCase() ?? '').join('');
}
