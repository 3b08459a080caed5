import { type ComponentProps, useMemo, useRef, useState } from 'react';
import { type BuildOption, nextStep, resolveBuild, stepsOf } from '#src/domain/builds/index.ts';
import { useReplacingChoice } from './choices/use-replacing-choice.ts';
import { useKnownParts } from './fixes/known-parts.ts';
import { useFixes } from './fixes/use-fixes.ts';
import type { FlowData } from './flow-data.ts';
import { ChangedLine } from './late-panels.ts';
import { useBuildProgress, useRememberedVehicle } from './saving/use-build-progress.ts';
import { TruckStage } from './stage/truck-stage.tsx';
import { type Aside, useAside } from './steps/aside.ts';
import { BuildBar } from './steps/build-bar.tsx';
import { BuildSteps } from './steps/build-steps.tsx';
import { BackToStep, ContinueButton } from './steps/continue-button.tsx';
import { FlowPanel } from './steps/flow-panel.tsx';
import { FlowTitle } from './steps/flow-title.tsx';
import { pressFirst } from './steps/press-first.ts';
import { useChoicePlace } from './steps/use-choice-place.ts';
import { usePanelPlace } from './steps/use-panel-place.ts';
import { useJudged } from './verdict/use-judged.ts';

/** The whole build: steps, the drawn truck, this step's choices, and the bar to continue. */
export function BuildFlow({ data: loaded }: { data: FlowData }) {
  useRememberedVehicle(loaded);
  const { build, status, choose: chooseAny, paint } = useBuildProgress(loaded.build);
  const { known: data, offered, addFixes } = useKnownParts(loaded);
  const aside = useAside(loaded);
  const choose = useReplacingChoice(build, chooseAny);
  const resolved = useMemo(() => resolveBuild(build, data.catalogue), [build, data.catalogue]);
  const judged = useJudged({
    resolved,
    basis: data,
    showsNumbers: aside === 'why' || aside === 'numbers',
  });
  const assessment = judged?.assessment ?? null;
  const fixes = useFixes({ build, resolved, assessment, offered, addFixes });
  // There is no build before the vehicle's form is sent, but the link to continue already exists.
  const [selected, select] = useState<readonly BuildOption[]>(build.selectedOptions);
  const going = data.step === 'vehicle' ? { ...build, selectedOptions: [...selected] } : build;
  const flow = useRef<HTMLDivElement>(null);
  usePanelPlace(flow, { step: data.step, aside: panelPlace(data, aside) });
  useChoicePlace(flow);
  if (!resolved || !judged || !assessment) return null;
  const { quote } = judged;
  const isExample = data.step === 'vehicle' && data.isExample === true;
  return (
    <div className="build build-page" data-step={data.step} ref={flow} onClickCapture={pressFirst}>
      <div className="build-top">
        <FlowTitle {...{ build, resolved, isExample, status }} />
        <BuildSteps steps={stepsOf(build, data.step)} isStarted={build.id !== null} />
      </div>
      <div className="build-columns">
        <div className="build-stage-column">
          <TruckStage
            resolved={resolved}
            step={data.step}
            verdict={assessment.reasons.length === 0 ? null : assessment.verdict}
          />
        </div>
        <FlowPanel
          {...{ data, build, resolved, judged, fixes, aside }}
          onChoose={choose}
          onSelect={select}
          onPaint={paint}
        />
      </div>
      <FlowBar
        {...{ data, resolved, assessment, quote, isExample, aside }}
        before={loaded.before}
        next={nextStep(going, data.step)}
      />
    </div>
  );
}

type FlowBarProps = Omit<ComponentProps<typeof ChangedLine>, 'step'> & {
  data: FlowData;
  isExample: boolean;
  aside: Aside | null;
  next: ComponentProps<typeof ContinueButton>['next'];
};

/** The bar below: what the last choice changed, and the link to continue or back to the choices. */
function FlowBar(props: FlowBarProps) {
  const { data, resolved, assessment, quote, isExample, aside, before, next } = props;
  const { step } = data;
  return (
    <BuildBar
      step={step}
      assessment={assessment}
      quote={quote}
      isExample={isExample}
      changed={
        step !== 'vehicle' && (
          <ChangedLine {...{ resolved, assessment, quote }} step={step} before={before} />
        )
      }
    >
      {aside === null ? <ContinueButton step={step} next={next} /> : <BackToStep step={step} />}
    </BuildBar>
  );
}

/** A key for what is shown instead of the choices; another one for each solver request. */
function panelPlace({ solver }: FlowData, aside: Aside | null): string | null {
  return aside === 'solve' ? `solve ${JSON.stringify(solver?.wish)}` : aside;
}
