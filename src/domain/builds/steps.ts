import type { BuildState } from './build-state.ts';
import { type BuildOption, buildOptions } from './options.ts';

/** A page of the build: the vehicle first, then each selected option, then the contact details. */
export type BuildStepName = 'vehicle' | BuildOption | 'details';
export type StepStatus = 'completed' | 'current' | 'upcoming';
export type BuildStepState = { step: BuildStepName; status: StepStatus };

type Progress = Pick<BuildState, 'selectedOptions' | 'completedOptions'>;

export function stepNamesOf({ selectedOptions }: Pick<BuildState, 'selectedOptions'>) {
  return ['vehicle', ...selectedOptions, 'details'] satisfies BuildStepName[];
}

/** The progress bar: done, current and upcoming steps. */
export function stepsOf(build: Progress, current: BuildStepName): BuildStepState[] {
  return stepNamesOf(build).map((step) => ({ step, status: statusOf(build, step, current) }));
}

/** The page after this one; null after the last. */
export function nextStep(build: Progress, step: BuildStepName): BuildStepName | null {
  const names = stepNamesOf(build);
  return names[names.indexOf(step) + 1] ?? null;
}

/** The first page whose question is still open. */
export function firstOpenStep(build: Progress): BuildStepName {
  return stepNamesOf(build).find((step) => !isCompleted(build, step)) ?? 'details';
}

/** Parses a step from a URL; null if it is not a page of this build. */
export function findStep(build: Progress, name: string | null): BuildStepName | null {
  return stepNamesOf(build).find((step) => step === name) ?? null;
}

export function isBuildOption(step: string): step is BuildOption {
  return buildOptions.some((option) => option === step);
}

function statusOf(build: Progress, step: BuildStepName, current: BuildStepName): StepStatus {
  if (step === current) return 'current';
  return isCompleted(build, step) ? 'completed' : 'upcoming';
}

function isCompleted({ completedOptions }: Progress, step: BuildStepName): boolean {
  return step !== 'details' && completedOptions[step] !== undefined;
}
