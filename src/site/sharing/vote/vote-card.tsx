import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FrozenBuild } from '#src/domain/snapshots/index.ts';
import { formatDollars } from '#src/lib/money.ts';
import { useSnapshotWords, verdictLooks } from '#src/site/build/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { TrustedHtml } from '#src/web/ui/trusted-html.tsx';
import { Verdict } from '#src/web/ui/verdict.tsx';
import { describeParts, nameTruck } from '../describe-build.ts';
import type { VoteChoice } from './load-vote.server.ts';
import { letterOf, useVoteWords } from './vote-words.ts';

type VoteCardProps = {
  at: number;
  choice: VoteChoice;
  drawing: string;
  isMarked: boolean;
  children: ReactNode;
};

/** One of the builds: its truck, what is on it, what it costs and whether it fits. */
export function VoteCard({
  at,
  choice: { id, frozen },
  drawing,
  isMarked,
  children,
}: VoteCardProps) {
  const t = useVoteWords();
  const words = useSnapshotWords();
  const { tone, word } = verdictLooks[frozen.verdict];
  return (
    <li className={isMarked ? 'vote-card is-marked' : 'vote-card'}>
      <TrustedHtml className="vote-drawing" html={drawing} />
      <h2 className="title-4">
        <span className="vote-letter" aria-hidden="true">
          {letterOf(at)}
        </span>{' '}
        <span className="visually-hidden">{t('choice', { letter: letterOf(at) })}: </span>
        {nameTruck(frozen, words.locale)}
      </h2>
      <p>{describeParts(frozen, words)}</p>
      <p className="cluster">
        <Verdict tone={tone} look="box">
          {words.build.t(word)}
        </Verdict>
        <VotePrice frozen={frozen} />
      </p>
      {children}
      <Link className="link small" to={hrefs.sharedBuild({ id })}>
        {t('look')}
        <span className="visually-hidden">: {letterOf(at)}</span>
      </Link>
    </li>
  );
}

function VotePrice({ frozen: { quote } }: { frozen: FrozenBuild }) {
  const { s, build } = useSnapshotWords();
  if (!quote || quote.lines.length === 0) return null;
  return (
    <span>
      <b className="figure">{formatDollars(quote.totalCents.likely, build.locale)}</b>{' '}
      <span className="small">{s(quote.isBeforeTax ? 'costs.beforeTax' : 'costs')}</span>
    </span>
  );
}
