import { type BuildOption, buildOptions, inBuildOrder } from './options.ts';
import type { CompletedOptions } from './schemas.ts';

/** A build as the server keeps it. */
export type Build = {
  id: string;
  locale: 'en' | 'es';
  selectedOptions: BuildOption[];
  currentOption: BuildOption | null;
  firstOption: BuildOption | null;
  completedOptions: CompletedOptions;
  /** Grows by one with each change. */
  version: number;
};

/** What a visitor decides in a build: the build state of the specification (section 3). */
export type BuildState = Pick<
  Build,
  'selectedOptions' | 'currentOption' | 'firstOption' | 'completedOptions'
>;

/** What a build is before anything was chosen, and again after a reset. */
export function emptyBuildState(): BuildState {
  return {
    selectedOptions: [...buildOptions],
    currentOption: null,
    firstOption: null,
    completedOptions: {},
  };
}

type Selection = Pick<BuildState, 'selectedOptions'>;

/** Takes an option in or out; the last one stays in. */
export function withOptionToggled<S extends Selection>(state: S, option: BuildOption): S {
  const isSelected = state.selectedOptions.includes(option);
  if (isSelected && state.selectedOptions.length === 1) return state;
  const selectedOptions = isSelected
    ? state.selectedOptions.filter((one) => one !== option)
    : inBuildOrder([...state.selectedOptions, option]);
  return { ...state, selectedOptions };
}
