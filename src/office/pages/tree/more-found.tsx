import { useStrings } from '#src/web/words/use-strings.ts';
import contentStrings from '../words.json' with { type: 'json' };

/** Says below a list that it is only the beginning of what was found. */
export function MoreFound({ count }: { count: number }) {
  const t = useStrings(contentStrings);
  return <p className="muted">{t('found.more', { count })}</p>;
}
