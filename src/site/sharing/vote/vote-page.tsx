import { useMemo } from 'react';
import { Form, Link } from 'react-router';
import { buildPagesUrl, dayText, useBodies } from '#src/site/build/index.ts';
import { StartBuildLink } from '#src/site/kit/start-build-link.tsx';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { PartStyles } from '#src/web/ui/part-styles.tsx';
import { useLocale } from '#src/web/words/use-strings.ts';
import { compareQuery } from '../compare-address.ts';
import { drawAtOneScale } from '../compare-head.tsx';
import snapshotPages from '../snapshot-pages.css?url';
import type { VoteChoice, VotePageData } from './load-vote.server.ts';
import { VoteCard } from './vote-card.tsx';
import { letterOf, useVoteWords } from './vote-words.ts';

type VotePageProps = { vote: VotePageData; problem: string | null };

/** What friends see: the builds at one scale, and a button for each. */
export function VotePage({ vote, problem }: VotePageProps) {
  const t = useVoteWords();
  const locale = useLocale();
  const { choices, isOpen, closesOn, mine } = vote;
  const date = dayText(closesOn, locale);
  const votedAt = choices.findIndex(({ id }) => id === mine);
  return (
    <>
      <PartStyles href={buildPagesUrl} />
      <PartStyles href={snapshotPages} />
      <div className="page-width vote">
        <h1>{t('title')}</h1>
        <p className="lead">{t(isOpen ? 'lead' : 'leadClosed', { date })}</p>
        {problem && (
          <p className="field-error" role="alert">
            {problem}
          </p>
        )}
        <p className="vote-status" role="status">
          {votedAt >= 0 && (
            <>
              <Icon name="tick" /> <span>{t('counted', { letter: letterOf(votedAt) })}</span>
            </>
          )}
        </p>
        <VoteCards vote={vote} />
        {isOpen && <p className="small muted">{t('private')}</p>}
        <p className="cluster">
          <Link className="link" to={hrefs.buildCompare(compareQuery(choices.map(({ id }) => id)))}>
            <Icon name="compare" /> {t('compareAll')}
          </Link>
          <StartBuildLink className="link">{t('buildOwn')}</StartBuildLink>
        </p>
      </div>
    </>
  );
}

function VoteCards({ vote: { choices, isOpen, mine } }: { vote: VotePageData }) {
  const drawings = useDrawings(choices);
  return (
    <Form method="post" preventScrollReset>
      <ul className="vote-cards" data-builds={choices.length}>
        {choices.map((choice, at) => (
          <VoteCard
            key={choice.id}
            {...{ at, choice }}
            drawing={drawings[at] ?? ''}
            isMarked={choice.id === mine}
          >
            {isOpen && <VoteButton {...{ at, choice, mine }} />}
          </VoteCard>
        ))}
      </ul>
    </Form>
  );
}

type VoteButtonProps = { at: number; choice: VoteChoice; mine: string | null };

/** All are the same until one is pressed; then that one says so, and the others change to it. */
function VoteButton({ at, choice: { id }, mine }: VoteButtonProps) {
  const t = useVoteWords();
  const letter = letterOf(at);
  if (id === mine) {
    return (
      <p className="vote-mine">
        <Icon name="tick" /> {t('yours')}
      </p>
    );
  }
  return (
    <button type="submit" name="choice" value={id} className="button button--outline button--large">
      {t(mine === null ? 'vote' : 'voteInstead', { letter })}
    </button>
  );
}

/** At one scale, so that the taller truck is the taller drawing. */
export function useDrawings(choices: readonly VoteChoice[]): string[] {
  useBodies(choices.map(({ frozen }) => frozen.vehicleRecord));
  return useMemo(() => drawAtOneScale(choices.map(({ frozen }) => frozen)), [choices]);
}
