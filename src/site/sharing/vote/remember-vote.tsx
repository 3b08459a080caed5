import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { dayText } from '#src/site/build/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useLocale } from '#src/web/words/use-strings.ts';
import type { DeviceVote } from './device-votes.ts';
import { useVoteWords } from './vote-words.ts';

/** Adds the result to the device's own list. Its code is loaded when it is needed. */
export function RememberVote({ voteKey, askedOn }: { voteKey: string; askedOn: string }) {
  useEffect(() => {
    void import('./device-votes.ts').then(({ rememberVote }) =>
      rememberVote({ key: voteKey, askedOn }),
    );
  }, [voteKey, askedOn]);
  return null;
}

/** Only the device knows its votes, so they appear after hydration. */
export function DeviceVotes() {
  const t = useVoteWords();
  const locale = useLocale();
  const [votes, setVotes] = useState<DeviceVote[]>([]);
  useEffect(() => {
    void import('./device-votes.ts').then(({ readDeviceVotes }) => setVotes(readDeviceVotes()));
  }, []);
  if (votes.length === 0) return null;
  return (
    <div>
      <p className="field-label">{t('device')}</p>
      <ul className="build-compare-known">
        {votes.map(({ key, askedOn }) => (
          <li key={key}>
            <Link className="chip" to={hrefs.voteResult({ key })}>
              {t('deviceOf', { date: dayText(askedOn, locale) })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
