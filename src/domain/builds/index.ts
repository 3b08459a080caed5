export {
  buildCookie,
  buildCookieName,
  expiredBuildCookie,
  expiredUndoCookie,
  readBuildCookie,
  readUndoCookie,
  type UndoReset,
  undoCookie,
} from './build-cookie.ts';
export {
  type Build,
  type BuildState,
  emptyBuildState,
  withOptionToggled,
} from './build-state.ts';
export { type DrawInput, type DrawnLook, drawInput, drawnLook } from './draw-input.ts';
export { type BuildOption, buildOptions, inBuildOrder } from './options.ts';
export { metaPatchSchema } from './parse-meta.ts';
export { listParts, type PartRow, type PriceSpan, partsTotal } from './parts-price.ts';
export {
  type BuildPhoto,
  type PhotoProblem,
  photoLimits,
  type SizedPhoto,
} from './photo-limits.ts';
export { replacePart } from './replace-part.ts';
export {
  type BuildCatalogue,
  type ResolvedBuild,
  resolveBuild,
} from './resolve-build.ts';
export type {
  BuildAccess,
  ChosenPart,
  ChosenVehicle,
  CompletedKey,
  CompletedOptions,
  StartBuildInput,
  TakenParts,
} from './schemas.ts';
export {
  buildLocaleSchema,
  completedOptionsSchema,
  selectedOptionsSchema,
  startBuildSchema,
} from './schemas.ts';
export {
  type BuildStepName,
  type BuildStepState,
  findStep,
  firstOpenStep,
  isBuildOption,
  nextStep,
  type StepStatus,
  stepNamesOf,
  stepsOf,
} from './steps.ts';
export { choicesOf } from './stored-choices.ts';
