import { useMemo, useRef, useState } from 'react';
import { type BuildOption, nextStep, resolveBuild, stepsOf } from '#src/domain/builds/index.ts';
import { assessFitment } from '#src/domain/fitment/index.ts';
import { useNumberTab } from './aside.ts';
import { BuildBar } from './build-bar.tsx';
import { BuildNotes } from './build-notes.tsx';
import { BuildSteps } from './build-steps.tsx';
import { useBuildWords } from './build-words.ts';
import { ChangedLine } from './changed-line.tsx';
import { useKnownParts } from './fixes/known-parts.ts';
import { useFixes } from './fixes/use-fixes.ts';
import type { FlowData } from './flow-data.ts';
import { FlowTitle } from './flow-title.tsx';
import { BackToStep, GoOn } from './go-on.tsx';
import { PricePanel, ShareBuild, SolverPanel } from './late-panels.ts';
import { NeedsNetwork, NetworkNote } from './needs-network.tsx';
import { NumberAside } from './numbers/number-aside.tsx';
import { SeenPrice } from './seen-price.tsx';
import { StepPanel } from './step-panel.tsx';
import { TruckStage } from './truck-stage.tsx';
import { useBuildProgress, useRememberedVehicle } from './use-build-progress.ts';
import { usePanelPlace } from './use-panel-place.ts';
import { useQuote } from './use-quote.ts';
import { useReplacingChoice } from './use-replacing-choice.ts';
import { vehicleName } from './vehicle-name.ts';

/** The whole build: steps, the drawn truck, this step's choices, and the bar that goes on. */
export function BuildFlow({ data: loaded }: { data: FlowData }) {
  useRememberedVehicle(loaded);
  const { build, status, choose: chooseAny } = useBuildProgress(loaded.build);
  const { known: data, offered, addFixes } = useKnownParts(loaded);
  const tab = useNumberTab();
  const choose = useReplacingChoice(build, chooseAny);
  const resolved = useMemo(() => resolveBuild(build, data.catalogue), [build, data.catalogue]);
  const assessment = useMemo(() => resolved && assessFitment(resolved.fit), [resolved]);
  const { quote, quoteWith } = useQuote(data, { resolved, assessment });
  const fixes = useFixes({ build, resolved, assessment, offered, addFixes });
  // Not of the build before the vehicle's form is sent, but the way on already leads there.
  const [selected, select] = useState<readonly BuildOption[]>(build.selectedOptions);
  const going = data.step === 'vehicle' ? { ...build, selectedOptions: [...selected] } : build;
  const flow = useRef<HTMLDivElement>(null);
  usePanelPlace(flow, { step: data.step, aside: asideOf(data, tab) });
  if (!resolved || !assessment || !quote) return null;
  const isExample = data.step === 'vehicle' && data.isExample === true;
  const isStep = !data.solver && !data.showsPrice && tab === null;
  const notes = (
    <BuildNotes {...{ data, build, resolved, assessment, quote, fixes, onChoose: choose }} />
  );
  return (
    <div className="flow build" data-step={data.step} ref={flow}>
      <div className="flow-top">
        <FlowTitle {...{ resolved, isExample, status }} isStarted={build.id !== null} />
        <BuildSteps steps={stepsOf(build, data.step)} isStarted={build.id !== null} />
      </div>
      <div className="bld">
        <div className="stage-col">
          <TruckStage
            resolved={resolved}
            step={data.step}
            verdict={assessment.reasons.length === 0 ? null : assessment.verdict}
          />
        </div>
        <section className="panel">
          <NeedsNetwork intent="others" />
          <UnansweredSolver data={data} />
          {data.solver && <SolverPanel data={data.solver} step={data.step} />}
          {!data.solver && data.showsPrice && (
            <PricePanel
              {...{ resolved, assessment, quote, quoteWith }}
              basis={data}
              step={data.step}
              onChoose={choose}
            />
          )}
          {tab !== null && (
            <NumberAside
              {...{ resolved, assessment, step: data.step, first: tab }}
              beside={notes}
            />
          )}
          {isStep && notes}
          {isStep && (
            <StepPanel {...{ data, build, resolved, quote }} onChoose={choose} onSelect={select} />
          )}
          {(data.showsPrice || data.step === 'details') && (
            <ShareBuild build={build} name={vehicleName(resolved.vehicle, resolved.year)} />
          )}
        </section>
      </div>
      <BuildBar
        step={data.step}
        assessment={assessment}
        quote={quote}
        isExample={isExample}
        changed={
          <ChangedLine
            {...{ resolved, assessment, quote }}
            step={data.step}
            before={loaded.before}
          />
        }
      >
        {data.step === 'details' && <SeenPrice quote={quote} />}
        {isStep ? (
          <GoOn step={data.step} next={nextStep(going, data.step)} />
        ) : (
          <BackToStep step={data.step} />
        )}
      </BuildBar>
    </div>
  );
}

/** The solver's address, opened without a network. */
function UnansweredSolver({ data: { madeHere } }: { data: FlowData }) {
  const { t } = useBuildWords();
  return madeHere?.asksSolver && <NetworkNote>{t('offline.solver')}</NetworkNote>;
}

/** One text for what stands in place of the choices; null where they do. */
function asideOf({ solver, showsPrice }: FlowData, tab: string | null): string | null {
  if (solver) return `solver ${JSON.stringify(solver.wish)}`;
  return showsPrice ? 'price' : tab;
}
