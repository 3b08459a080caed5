import { personInitials } from '#src/lib/person-initials.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import deskStrings from './desk-words.json' with { type: 'json' };

/** The assignee's initials; a question mark for nobody. */
export function OwnerMark({ name }: { name: string | null }) {
  const t = useStrings(deskStrings);
  const whole = name ?? t('owner.none');
  return (
    <span className={name ? 'initials' : 'initials initials--none'} title={whole}>
      <span aria-hidden="true">{name ? personInitials(name) : '?'}</span>
      <span className="visually-hidden">{`${t('col.owner')}: ${whole}`}</span>
    </span>
  );
}
