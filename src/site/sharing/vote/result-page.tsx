import { type ReactNode, useEffect } from 'react';
import { Form, useRevalidator } from 'react-router';
import { resultDays } from '#src/domain/votes/index.ts';
import { buildPagesUrl, dayText, ShareLink } from '#src/site/build/index.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { PartStyles } from '#src/web/ui/part-styles.tsx';
import { useLocale } from '#src/web/words/use-strings.ts';
import snapshotPages from '../snapshot-pages.css?url';
import type { ResultPageData } from './load-vote.server.ts';
import { RememberVote } from './remember-vote.tsx';
import { VoteCard } from './vote-card.tsx';
import { useDrawings } from './vote-page.tsx';
import { useVoteWords } from './vote-words.ts';

type ResultPageProps = { result: ResultPageData; voteKey: string };

/** For who asked: the count, the link to send, and the end of the vote. */
export function ResultPage({ result, voteKey }: ResultPageProps) {
  const t = useVoteWords();
  const { isOpen, askedOn, link } = result;
  useFreshCount(isOpen);
  return (
    <>
      <PartStyles href={buildPagesUrl} />
      <PartStyles href={snapshotPages} />
      <RememberVote voteKey={voteKey} askedOn={askedOn} />
      <div className="page-width vote">
        <h1>{t('result')}</h1>
        <Summary result={result} />
        {isOpen && (
          <section className="vote-send stack" aria-labelledby="vote-send">
            <h2 id="vote-send" className="title-4">
              {t('send')}
            </h2>
            <ShareLink url={link} title={t('title')} label={t('link')} />
          </section>
        )}
        <ResultCards result={result} />
        <p className="small muted">{t('keep', { days: resultDays })}</p>
        {isOpen && <EndVote />}
      </div>
    </>
  );
}

function Summary({ result: { total, lastOn, isOpen, closesOn } }: { result: ResultPageData }) {
  const t = useVoteWords();
  const locale = useLocale();
  const date = lastOn ? dayText(lastOn, locale) : '';
  const said =
    total === 0
      ? t('resultNone')
      : t(total === 1 ? 'resultOne' : 'resultMany', { count: total, date });
  return (
    <p className="lead" role="status">
      {said} {t(isOpen ? 'until' : 'closed', { date: dayText(closesOn, locale) })}
    </p>
  );
}

function ResultCards({ result }: { result: ResultPageData }) {
  const { choices, counts, total, isOpen } = result;
  const drawings = useDrawings(choices);
  const most = Math.max(...counts);
  const isAlone = counts.filter((count) => count === most).length === 1;
  return (
    <ul className="vote-cards" data-builds={choices.length}>
      {choices.map((choice, at) => {
        const count = counts[at] ?? 0;
        const leads = total > 0 && isAlone && count === most;
        return (
          <VoteCard
            key={choice.id}
            {...{ at, choice }}
            drawing={drawings[at] ?? ''}
            isMarked={leads}
          >
            <Count {...{ count, total }}>{leads && <Lead isOpen={isOpen} />}</Count>
          </VoteCard>
        );
      })}
    </ul>
  );
}

function Lead({ isOpen }: { isOpen: boolean }) {
  const t = useVoteWords();
  return (
    <span className="vote-lead">
      <Icon name="tick" /> {t(isOpen ? 'ahead' : 'won')}
    </span>
  );
}

type CountProps = { count: number; total: number; children: ReactNode };

function Count({ count, total, children }: CountProps) {
  const t = useVoteWords();
  return (
    <div className="vote-count">
      <p>
        <b className="figure">{t('votes', { count, total })}</b> {children}
      </p>
      <svg viewBox={`0 0 ${Math.max(total, 1)} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={count} height="1" />
      </svg>
    </div>
  );
}

/** Asked for twice, because it cannot be taken back. */
function EndVote() {
  const t = useVoteWords();
  return (
    <details className="evidence">
      <summary>
        <Icon name="chevron" />
        {t('end')}
      </summary>
      <Form method="post" className="stack" preventScrollReset>
        <p>{t('endAsk')}</p>
        <p>
          <button type="submit" className="button button--outline">
            {t('endYes')}
          </button>
        </p>
      </Form>
    </details>
  );
}

/** A page that is looked at again has the votes of the meantime. */
function useFreshCount(isOpen: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOpen) return;
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isOpen, revalidate]);
}
