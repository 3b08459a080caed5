import type { LocaleCode } from '#src/lib/locales.ts';
import { type BuildOption, buildOptions, inBuildOrder } from './options.ts';
import type { CompletedOptions } from './schemas.ts';

/** A build as the server stores it. */
export type Build = {
  id: string;
  locale: LocaleCode;
  selectedOptions: BuildOption[];
  currentOption: BuildOption | null;
  firstOption: BuildOption | null;
  completedOptions: CompletedOptions;
  /** Incremented with each change. */
  version: number;
};

/** A visitor's choices: the build state of the specification (section 3). */
export type BuildState = Pick<
  Build,
  'selectedOptions' | 'currentOption' | 'firstOption' | 'completedOptions'
>;

/** The choices of a new build, and of one that was reset. */
export function emptyBuildState(): BuildState {
  return {
    selectedOptions: [...buildOptions],
    currentOption: null,
    firstOption: null,
    completedOptions: {},
  };
}

type Selection = Pick<BuildState, 'selectedOptions'>;

/** Adds or removes an option; the last one cannot be removed. */
export function withOptionToggled<S extends Selection>(state: S, option: BuildOption): S {
  const isSelected = state.selectedOptions.includes(option);
  if (isSelected && state.selectedOptions.length === 1) return state;
  const selectedOptions = isSelected
    ? state.selectedOptions.filter((one) => one !== option)
    : inBuildOrder([...state.selectedOptions, option]);
  return { ...state, selectedOptions };
}
