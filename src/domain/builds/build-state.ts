import { type BuildOption, buildOptions, inBuildOrder, vehicleOptions } from './options.ts';
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

export type BuildBrand = { name: string; slug: string };
export type RecentBuild = { id: string; title: string; href: string; image: string | null };

/** The build state of the specification (section 3), names included. */
export type BuildState = {
  buildData: { build: { id: string } } | null;
  currentOption: BuildOption | null;
  vehicleOptions: typeof vehicleOptions;
  selectedOptions: BuildOption[];
  completedOptions: CompletedOptions;
  firstOption: BuildOption | null;
  brands: BuildBrand[];
  recentBuilds: RecentBuild[];
};

/** What a build is before anything was chosen, and again after a reset. */
export function emptyBuildState(): BuildState {
  return {
    buildData: null,
    currentOption: null,
    vehicleOptions,
    selectedOptions: [...buildOptions],
    completedOptions: {},
    firstOption: null,
    brands: [],
    recentBuilds: [],
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
