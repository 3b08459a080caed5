import { useEffect, useRef, useState } from 'react';
import type { BuildStepName, ResolvedBuild } from '#src/domain/builds/index.ts';
import type { Assessment } from '#src/domain/fitment/index.ts';
import type { Quote } from '#src/domain/quotes/index.ts';
import { useBuildWords } from '../build-words.ts';
import { choicesKey } from '../fixes/choices-key.ts';
import { type BuildOutcome, outcomeOf } from './build-outcome.ts';
import { whatChanged } from './what-changed.ts';

type ChangedLineProps = {
  step: BuildStepName;
  resolved: ResolvedBuild;
  assessment: Assessment;
  quote: Quote;
  /** The previous parts, if a page without scripts came back from a change. */
  before?: BuildOutcome | null;
};

/**
 * What each choice changed: announced, and shown above the price until the next choice or step. Another vehicle is
 * not a change, so nothing is said.
 */
export function ChangedLine(props: ChangedLineProps) {
  const { step, resolved, assessment, quote, before = null } = props;
  const { locale } = useBuildWords();
  const now = outcomeOf({ resolved, assessment, quote });
  const key = choicesKey(resolved);
  const place = `${step} ${resolved.vehicle.id}`;
  const last = useRef({ key, place, outcome: now });
  const [said, setSaid] = useState(() => (before ? whatChanged(before, now, locale) : ''));
  useEffect(() => {
    if (last.current.place !== place) setSaid('');
    else if (last.current.key !== key) setSaid(whatChanged(last.current.outcome, now, locale));
    last.current = { key, place, outcome: now };
  });
  return (
    <p className="build-changed" role="status">
      {said}
    </p>
  );
}
