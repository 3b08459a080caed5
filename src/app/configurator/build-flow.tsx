import { type ReactNode, useContext, useMemo, useRef } from 'react';
import { Link, useNavigation } from 'react-router';
import { hrefs } from '#src/app/hrefs.ts';
import { Icon } from '#src/app/ui/icon.tsx';
import {
  type BuildOption,
  type BuildStepName,
  type ChosenPart,
  nextStep,
  type ResolvedBuild,
  resolveBuild,
  stepsOf,
} from '#src/domain/builds/index.ts';
import { assessFitment } from '#src/domain/fitment/index.ts';
import { partsArrival, type Quote } from '#src/domain/quotes/index.ts';
import { useNumberTab } from './aside.ts';
import { BuildBar } from './build-bar.tsx';
import { BuildIntro } from './build-intro.ts';
import { BuildNotes } from './build-notes.tsx';
import type { SaveStatus } from './build-saver.ts';
import { BuildSteps } from './build-steps.tsx';
import { useBuildWords } from './build-words.ts';
import { ChangedLine } from './changed-line.tsx';
import { detailsFormId } from './details-form.ts';
import { useKnownParts } from './fixes/known-parts.ts';
import { useFixes } from './fixes/use-fixes.ts';
import type { BuildDraft, FlowData } from './flow-data.ts';
import { GarageCheck } from './garage-check.tsx';
import { GoneParts } from './gone-parts.tsx';
import {
  DetailsStep,
  MovedParts,
  PricePanel,
  ShareBuild,
  ShopTime,
  SolverPanel,
} from './late-panels.ts';
import { LiftSlider } from './lift-slider.tsx';
import { useEndOfTrial } from './lift-trial-scope.tsx';
import { NumberAside } from './numbers/number-aside.tsx';
import { OptionStep, optionFormId } from './option-step.tsx';
import { RefusedNote } from './refused-note.tsx';
import { ResetBuild } from './reset-build.tsx';
import { SaveNote } from './save-note.tsx';
import { SeenPrice } from './seen-price.tsx';
import { shownKits } from './shown-kits.ts';
import { SolverAsk } from './solver/solver-ask.tsx';
import { TakenNote } from './solver/taken-note.tsx';
import { TruckStage } from './truck-stage.tsx';
import { UndoReset } from './undo-reset.tsx';
import { useBuildProgress, useRememberedVehicle } from './use-build-progress.ts';
import { usePanelPlace } from './use-panel-place.ts';
import { useQuote } from './use-quote.ts';
import { useReplacingChoice } from './use-replacing-choice.ts';
import { vehicleName } from './vehicle-name.ts';
import { VehicleStep, vehicleFormId } from './vehicle-step.tsx';

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
          {isStep && <StepPanel {...{ data, build, resolved, quote }} onChoose={choose} />}
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
          <GoOn step={data.step} next={nextStep(build, data.step)} />
        ) : (
          <BackToStep step={data.step} />
        )}
      </BuildBar>
    </div>
  );
}

type StepPanelProps = {
  data: FlowData;
  build: BuildDraft;
  resolved: ResolvedBuild;
  quote: Quote;
  onChoose(option: BuildOption, choice: ChosenPart): void;
};

function StepPanel({ data, build, resolved, quote, onChoose }: StepPanelProps) {
  const choosePart = useEndOfTrial(onChoose);
  const { vehicle, liftKit } = resolved;
  const isFirstOption = build.selectedOptions[0] === data.step;
  return (
    <>
      <PanelHead step={data.step} />
      <RefusedNote phones={data.phones} />
      {data.canUndo && <UndoReset />}
      {data.movedFrom !== undefined && (
        <MovedParts
          from={data.movedFrom}
          step={data.step}
          {...{ resolved, catalogue: data.catalogue, onChoose: choosePart }}
        />
      )}
      <TakenNote resolved={resolved} step={data.step} />
      <GoneParts resolved={resolved} step={data.step} />
      {data.step === 'vehicle' && <VehicleStep data={data} vehicle={vehicle} />}
      {isOptionStep(data) && data.step === 'lift-kits' && (
        <>
          <LiftSlider chosen={liftKit} kits={shownKits(data)} onChoose={choosePart} />
          <GarageCheck resolved={resolved} />
        </>
      )}
      {isFirstOption && <SolverAsk step={data.step} />}
      {isOptionStep(data) && <OptionStep data={data} build={build} onChoose={choosePart} />}
      {isOptionStep(data) && !isFirstOption && <SolverAsk step={data.step} />}
      {data.step === 'details' && (
        <ShopTime arrival={partsArrival(resolved)} hours={quote.hours} basis={data} />
      )}
      {data.step === 'details' && <DetailsStep buildId={build.id} photos={data.photos} />}
    </>
  );
}

/** One text for what stands in place of the choices; null where they do. */
function asideOf({ solver, showsPrice }: FlowData, tab: string | null): string | null {
  if (solver) return `solver ${JSON.stringify(solver.wish)}`;
  return showsPrice ? 'price' : tab;
}

function isOptionStep(data: FlowData): data is Extract<FlowData, { list: unknown }> {
  return 'list' in data;
}

type FlowTitleProps = {
  resolved: ResolvedBuild;
  isExample: boolean;
  isStarted: boolean;
  status: SaveStatus;
};

function FlowTitle({ resolved, isExample, isStarted, status }: FlowTitleProps) {
  const { t } = useBuildWords();
  const vehicle = vehicleName(resolved.vehicle, resolved.year);
  return (
    <div className="flow-name">
      <div className="bveh">
        <b>{isExample ? t('example.name', { vehicle }) : vehicle}</b>
        {isStarted && <SaveNote status={status} />}
      </div>
      {isStarted && <ResetBuild />}
    </div>
  );
}

const heads = {
  vehicle: { title: 'vehicle.title', lead: 'overlay.lead' },
  'lift-kits': { title: 'lift.title', lead: 'list.prices' },
  wheels: { title: 'wheels.title', lead: 'list.prices' },
  tires: { title: 'tires.title', lead: 'list.prices' },
  details: { title: 'details.title', lead: 'details.lead' },
} as const;

function PanelHead({ step }: { step: BuildStepName }) {
  const { t } = useBuildWords();
  const intro = useContext(BuildIntro);
  const head = heads[step];
  return (
    <div className="panel-h">
      <h1 className="d2">{intro?.title ?? t(head.title)}</h1>
      <p className="small muted">{intro?.description ?? t(head.lead)}</p>
    </div>
  );
}

const formOf: Record<BuildStepName, string> = {
  vehicle: vehicleFormId,
  'lift-kits': optionFormId,
  wheels: optionFormId,
  tires: optionFormId,
  details: detailsFormId,
};

/** Sends the step's form, which stands elsewhere on the page. */
function GoOn({ step, next }: { step: BuildStepName; next: BuildStepName | null }): ReactNode {
  const { t } = useBuildWords();
  const isBusy = useNavigation().state === 'submitting';
  return (
    <button
      type="submit"
      form={formOf[step]}
      className={isBusy ? 'btn btn--lg is-busy' : 'btn btn--lg'}
      aria-disabled={isBusy}
    >
      {next === null ? t('details.send') : t(`option.${next}`)} <Icon name="arrow" />
    </button>
  );
}

/** The price is a look aside: one goes on where one was. */
function BackToStep({ step }: { step: BuildStepName }) {
  const { t } = useBuildWords();
  return (
    <Link className="btn btn--lg" to={hrefs.build({ step })} preventScrollReset>
      {step === 'details' ? t('option.details') : t('price.goOn')} <Icon name="arrow" />
    </Link>
  );
}
