import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useLocalHref } from '#src/web/words/use-strings.ts';
import type { BuildKey } from '../compare-address.ts';
import { useVoteWords } from './vote-words.ts';

/** Below two or three compared builds: one link by which friends choose. */
export function AskFriends({ keys }: { keys: readonly BuildKey[] }) {
  const t = useVoteWords();
  const local = useLocalHref();
  return (
    <section className="vote-ask" aria-labelledby="vote-ask">
      <h2 id="vote-ask" className="title-4" tabIndex={-1}>
        {t('ask')}
      </h2>
      <p>{t('askText')}</p>
      <form method="post" action={local(hrefs.buildVote())}>
        <input type="hidden" name="b" value={keys.join(',')} />
        <button type="submit" className="button">
          {t('askGo')}
        </button>
      </form>
    </section>
  );
}

/** Above them: the vote is below a long table. */
export function AskFriendsLink() {
  const t = useVoteWords();
  return (
    <p>
      <a className="link" href="#vote-ask">
        {t('ask')} <Icon name="arrow" />
      </a>
    </p>
  );
}
