import { startTransition, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  type BuildOption,
  buildOptions,
  type ChosenPart,
  type ResolvedBuild,
} from '#src/domain/builds/index.ts';
import type { Assessment } from '#src/domain/fitment/index.ts';
import type { Quote } from '#src/domain/quotes/index.ts';
import type { BuildFixes, FixChange } from '../fixes/build-fixes.ts';
import { FixDone } from '../fixes/fix-done.tsx';
import { FixOffers } from '../fixes/fix-offers.tsx';
import { fixPriceCents } from '../fixes/fix-price.ts';
import { readParts } from '../fixes/read-choices.ts';
import type { BuildDraft, FlowData } from '../flow-data.ts';
import { useEndOfTrial } from '../stage/lift-trial-scope.tsx';
import { EvidenceLine } from './evidence-line.tsx';
import { ListedLines } from './listed-lines.tsx';

type BuildNotesProps = {
  data: FlowData;
  build: BuildDraft;
  resolved: ResolvedBuild;
  assessment: Assessment;
  quote: Quote;
  fixes: BuildFixes | null;
  onChoose(option: BuildOption, choice: ChosenPart): void;
};

type Done = { taken: readonly FixChange[]; before: readonly FixChange[] };

/** Above the step's choices: what suppliers say of the chosen parts, similar trucks of the shop, and fixes. */
export function BuildNotes(props: BuildNotesProps) {
  const { data, build, resolved, assessment, quote, fixes, onChoose } = props;
  const { step, catalogue, evidence, listed } = data;
  const { done, take, undo } = useFixing(build, useEndOfTrial(onChoose));
  const isOffered = fixes !== null && assessment.reasons.length > 0;
  return (
    <>
      {listed && <ListedLines {...{ resolved, assessment, listed }} />}
      {evidence && <EvidenceLine {...{ resolved, assessment, rows: evidence }} />}
      {done && <FixDone {...{ done, catalogue, step, onUndo: undo }} />}
      {isOffered && (
        <FixOffers
          {...{ build, assessment, fixes, catalogue, step }}
          priceOf={(offer) => fixPriceCents(offer, { data, build, quote })}
          onTake={take}
        />
      )}
    </>
  );
}

function useFixing(build: BuildDraft, onChoose: BuildNotesProps['onChoose']) {
  const fixed = useFixedBefore(build);
  const [done, setDone] = useState<Done | null>(fixed);
  const apply = (changes: readonly FixChange[], next: Done | null) =>
    startTransition(() => {
      setDone(next);
      for (const { option, sku } of changes) onChoose(option, { sku });
    });
  return {
    done,
    take(taken: readonly FixChange[]) {
      apply(taken, { taken, before: taken.map(({ option }) => partOf(build, option)) });
    },
    undo(changes: readonly FixChange[]) {
      apply(changes, null);
    },
  };
}

/** After a fix without scripts, the URL names the previous parts. */
function useFixedBefore(build: BuildDraft): Done | null {
  const [params] = useSearchParams();
  if (!params.has('fixed')) return null;
  const parts = readParts(params);
  const options = buildOptions.filter((option) => parts[option] !== undefined);
  if (options.length === 0) return null;
  return {
    taken: options.map((option) => partOf(build, option)),
    before: options.map((option) => ({ option, sku: parts[option]?.sku ?? null })),
  };
}

function partOf({ completedOptions }: BuildDraft, option: BuildOption): FixChange {
  return { option, sku: completedOptions[option]?.sku ?? null };
}
