import type { Build, BuildCatalogue, BuildOption, BuildPhoto } from '#src/domain/builds/index.ts';
import type { VehicleChoice } from '#src/domain/catalog/index.ts';
import type { EvidenceRow } from '#src/domain/gallery/index.ts';
import type { CityGarage } from '#src/domain/settings/index.ts';
import type { FormServing } from '#src/web/forms/guard/serve-form.server.ts';
import type { ChoiceList } from './choices/list-choices.ts';
import type { BuildFixes } from './fixes/build-fixes.ts';
import type { ReadOwn } from './own-truck/own-fields.ts';
import type { PriceBasis } from './price/price-basis.ts';
import type { SolverData } from './solver/find-solutions.server.ts';
import type { StageLook } from './stage/stage-look.ts';
import type { VehicleSelection } from './vehicles/narrow-vehicle.ts';
import type { ShopPhones } from './vehicles/not-listed.tsx';
import type { BuildOutcome } from './verdict/build-outcome.ts';
import type { SupplierListing } from './verdict/supplier-listing.ts';
import type { VinNote } from './vin/vin-note.ts';

/** The part of a build that the steps work with; a build that was not started has no id yet. */
export type BuildDraft = Pick<Build, 'selectedOptions' | 'completedOptions'> & {
  id: string | null;
  /** As last reported by the server. */
  version?: number;
};

type CommonData = PriceBasis & {
  build: BuildDraft;
  /** Only the records that this step shows or has chosen. */
  catalogue: BuildCatalogue;
  /** The vehicle that the parts were chosen for, if the build has just moved to another. */
  movedFrom?: string;
  /** The build was just reset and can be restored. */
  canUndo?: boolean;
  /** The viewing side and the garage door that this device uses for the truck. */
  look?: StageLook;
  /** Fixes for the build as it was loaded; left out on a page that the device made itself. */
  fixes?: BuildFixes;
  /** The URL asks for the solver instead of the step's choices. */
  solver?: SolverData;
  /** The build's existing photos. */
  photos?: BuildPhoto[];
  /** Tokens for the details form. */
  serving?: FormServing;
  /** The page was made without the server: other vehicles and the solver are not available. */
  madeHere?: { asksSolver: boolean };
  /** How the shop will answer; unknown on a page that the device made itself. */
  phones?: ShopPhones;
  /** The build before the change that led here, if no script saw the change. */
  before?: BuildOutcome;
  /** Garages of the city; unknown on a page that the device made itself. */
  cityGarages?: readonly CityGarage[];
  /** The shop's finished builds on this chassis. */
  evidence?: EvidenceRow[];
  /** What suppliers say of the step's parts, by stock number; unknown on a page that the device made itself. */
  listed?: Readonly<Record<string, SupplierListing>>;
};

export type VehicleStepData = CommonData & {
  step: 'vehicle';
  choices: VehicleChoice[];
  picked: VehicleSelection['picked'];
  /** What was told about the truck. */
  told: ReadOwn;
  /** No vehicle is chosen yet; the drawn one is an example. */
  isExample?: boolean;
  /** The form came back because every option was deselected. */
  noOption: boolean;
  /** What somebody without script searched for without a match. */
  unknownWords?: string;
  /** What a VIN says that somebody without script sent. */
  vin?: VinNote;
};
export type OptionStepData = CommonData & { step: BuildOption; list: ChoiceList };
export type DetailsStepData = CommonData & { step: 'details' };

/** What the build flow shows, by step. */
export type FlowData = VehicleStepData | OptionStepData | DetailsStepData;
