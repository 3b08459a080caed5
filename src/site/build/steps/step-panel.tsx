import { useContext } from 'react';
import type {
  BuildOption,
  BuildStepName,
  ChosenPart,
  ResolvedBuild,
} from '#src/domain/builds/index.ts';
import { partsArrival, type Quote } from '#src/domain/quotes/index.ts';
import { useBuildWords } from '../build-words.ts';
import type { BuildDraft, FlowData } from '../flow-data.ts';
import {
  DetailsStep,
  MovedParts,
  OptionPanel,
  ShopTime,
  StepNotes,
  UndoReset,
  VehicleStep,
} from '../late-panels.ts';
import { RefusedNote } from '../saving/refused-note.tsx';
import { useEndOfTrial } from '../stage/lift-trial-scope.tsx';
import { BuildIntro } from './build-intro.ts';

type StepPanelProps = {
  data: FlowData;
  build: BuildDraft;
  resolved: ResolvedBuild;
  quote: Quote;
  onChoose(option: BuildOption, choice: ChosenPart): void;
  onSelect(selected: readonly BuildOption[]): void;
};

/** What is chosen at this step, and what must be said before. */
export function StepPanel({ data, build, resolved, quote, onChoose, onSelect }: StepPanelProps) {
  const choosePart = useEndOfTrial(onChoose);
  const { vehicle } = resolved;
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
      {data.step === 'vehicle' ? (
        <VehicleStep {...{ data, vehicle, onSelect }} />
      ) : (
        <StepNotes resolved={resolved} step={data.step} />
      )}
      {isOptionStep(data) && (
        // A new key per step: another step's choices are other elements, so nothing jumps to a new place.
        <OptionPanel key={data.step} {...{ data, build, resolved }} onChoose={choosePart} />
      )}
      {data.step === 'details' && (
        <ShopTime arrival={partsArrival(resolved)} hours={quote.hours} basis={data} />
      )}
      {data.step === 'details' && (
        <DetailsStep
          buildId={build.id}
          truck={resolved}
          photos={data.photos}
          serving={data.serving ?? null}
          quote={quote}
        />
      )}
    </>
  );
}

function isOptionStep(data: FlowData): data is Extract<FlowData, { list: unknown }> {
  return 'list' in data;
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
    <div className="build-panel-head">
      <h1 className="title-2">{intro?.title ?? t(head.title)}</h1>
      <p className="small muted">{intro?.description ?? t(head.lead)}</p>
    </div>
  );
}
