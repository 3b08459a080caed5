/** What can be changed on a vehicle, in the order in which a build asks. */
export const buildOptions = ['lift-kits', 'wheels', 'tires'] as const;
export type BuildOption = (typeof buildOptions)[number];

/** The same options in the order of the build, each once. */
export function inBuildOrder(options: readonly BuildOption[]): BuildOption[] {
  return buildOptions.filter((option) => options.includes(option));
}
