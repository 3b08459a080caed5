import { systemName, visitorName } from '#src/domain/require-scope.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import kitStrings from './words.json' with { type: 'json' };

/** Turns a stored name of who did something into what staff read: visitors and the site itself have none of their own. */
export function useActorName(): (name: string) => string {
  const t = useStrings(kitStrings);
  return (name) => {
    if (name === visitorName) return t('actor.visitor');
    return name === systemName ? t('actor.site') : name;
  };
}
