import type { BuildStepName } from '#src/domain/builds/index.ts';

export const vehicleFormId = 'build-vehicle';
export const optionFormId = 'build-option';
export const detailsFormId = 'build-details';

/** The form of each step, which the bar sends from elsewhere on the page. */
export const stepFormIds: Readonly<Record<BuildStepName, string>> = {
  vehicle: vehicleFormId,
  'lift-kits': optionFormId,
  wheels: optionFormId,
  tires: optionFormId,
  details: detailsFormId,
};
