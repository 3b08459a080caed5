/** What can be changed on a vehicle, in the order in which the build asks. */
export const buildOptions = ['lift-kits', 'wheels', 'tires'] as const;
export type BuildOption = (typeof buildOptions)[number];

/** The options without duplicates, in the order of the build. */
export function inBuildOrder(options: readonly BuildOption[]): BuildOption[] {
  return buildOptions.filter((option) => options.includes(option));
}
