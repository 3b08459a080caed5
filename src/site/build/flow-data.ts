import type { Build, BuildCatalogue, BuildOption, BuildPhoto } from '#src/domain/builds/index.ts';
import type { VehicleChoice } from '#src/domain/catalog/index.ts';
import type { EvidenceRow } from '#src/domain/gallery/index.ts';
import type { FormServing } from '#src/web/forms/guard/serve-form.server.ts';
import type { ChoiceList } from './choices/list-choices.ts';
import type { BuildFixes } from './fixes/build-fixes.ts';
import type { PriceBasis } from './price/price-basis.ts';
import type { SolverData } from './solver/find-solutions.server.ts';
import type { StageLook } from './stage/stage-look.ts';
import type { VehicleSelection } from './vehicles/narrow-vehicle.ts';
import type { ShopPhones } from './vehicles/not-listed.tsx';
import type { BuildOutcome } from './verdict/build-outcome.ts';

/** The part of a build that steps work on; a build that has not begun has no id yet. */
export type BuildDraft = Pick<Build, 'selectedOptions' | 'completedOptions'> & {
  id: string | null;
  /** As the server last told it. */
  version?: number;
};

type CommonData = PriceBasis & {
  build: BuildDraft;
  /** Only the records that this step shows or has chosen. */
  catalogue: BuildCatalogue;
  /** The vehicle that the parts were chosen for, where the build has just moved to another. */
  movedFrom?: string;
  /** Somebody has started over and may want it back. */
  canUndo?: boolean;
  /** From which side and against which door this device looks at the truck. */
  look?: StageLook;
  /** What would settle the build as it was loaded; left out where only a device made the page. */
  fixes?: BuildFixes;
  /** The address asks for parts by their limits in place of the step's choices. */
  solver?: SolverData;
  /** What already goes with the build. */
  photos?: BuildPhoto[];
  /** What the form of the details is sent with. */
  serving?: FormServing;
  /** On a page made without the server: other vehicles and the solver are not to be had. */
  madeHere?: { asksSolver: boolean };
  /** Where a person answers; a page that only a device made does not know. */
  phones?: ShopPhones;
  /** As the build was before the change that led here, where no script saw it happen. */
  before?: BuildOutcome;
  /** The shop's finished builds on this chassis. */
  evidence?: EvidenceRow[];
};

export type VehicleStepData = CommonData & {
  step: 'vehicle';
  choices: VehicleChoice[];
  picked: VehicleSelection['picked'];
  /** Nobody has named a vehicle yet: the one that is drawn stands for theirs. */
  isExample?: boolean;
  /** The form came back because every option was switched off. */
  noOption: boolean;
  /** What somebody without script searched for and is on no record. */
  unknownWords?: string;
};
export type OptionStepData = CommonData & { step: BuildOption; list: ChoiceList };
export type DetailsStepData = CommonData & { step: 'details' };

/** What the build flow shows, by its step. */
export type FlowData = VehicleStepData | OptionStepData | DetailsStepData;
