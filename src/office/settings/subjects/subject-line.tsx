import { Link } from 'react-router';
import type { SettingsItem } from '#src/office/kit/nav-item.ts';
import shellStrings from '#src/office/kit/shell-words.json' with { type: 'json' };
import { StatusBadge } from '#src/office/kit/status-badge.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { State } from './read-states.server.ts';
import subjectStrings from './words.json' with { type: 'json' };

type SubjectLineProps = { item: SettingsItem; state: State | undefined };

/** A page of the settings: what is in it, and how it is now. */
export function SubjectLine({ item: { name, href }, state }: SubjectLineProps) {
  const t = useStrings(subjectStrings);
  const shell = useStrings(shellStrings);
  return (
    <li>
      <span>
        <Link to={href}>{shell(`nav.${name}`)}</Link>
        <small>{t(`about.${name}`)}</small>
      </span>
      {state &&
        (state.needsCare ? (
          <StatusBadge tone="bad">{t(state.words, state.facts)}</StatusBadge>
        ) : (
          <small>{t(state.words, state.facts)}</small>
        ))}
    </li>
  );
}
