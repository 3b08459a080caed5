import { resultDays } from '#src/domain/votes/index.ts';
import { EndOfRoad, ErrorButtons, ErrorCode } from '#src/site/errors/index.ts';
import { useVoteWords } from './vote-words.ts';

/** The 404 of a link to a vote or its result: what probably went wrong, and two links. */
export function MissingVote() {
  const t = useVoteWords();
  return (
    <EndOfRoad status={404}>
      <title>{t('missing')}</title>
      <ErrorCode status={404} />
      <h1>{t('missing')}</h1>
      <p className="lead">{t('missingText', { days: resultDays })}</p>
      <ErrorButtons />
    </EndOfRoad>
  );
}
