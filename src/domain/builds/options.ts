/** What can be changed on a vehicle, in the order in which a build asks. */
export const buildOptions = ['lift-kits', 'wheels', 'tires'] as const;
export type BuildOption = (typeof buildOptions)[number];

/** Spec section 3: the options with the labels that the shop uses. */
export const vehicleOptions: Record<BuildOption, { label: string }> = {
  'lift-kits': { label: 'Lift Kit' },
  wheels: { label: 'Wheels' },
  tires: { label: 'Tires' },
};

/** The same options in the order of the build, each once. */
export function inBuildOrder(options: readonly BuildOption[]): BuildOption[] {
  return buildOptions.filter((option) => options.includes(option));
}
