import type { BookableService } from '#src/domain/settings/index.ts';

/** Which service a build is booked as, by its work; the service's rules apply to it. */
const servicesOf = {
  'lift-kits': ['leveling-kit', 'suspension-lift'],
  wheels: ['wheels-and-tires'],
  tires: ['wheels-and-tires'],
} as const;

type BuiltOption = keyof typeof servicesOf;

/**
 * The service that is most like a build's work: among those for its largest part, the one whose usual hours are
 * nearest; among all that need a bay if the shop offers none of those. Only services whose length depends on the
 * build.
 */
export function serviceOfBuild(
  services: readonly BookableService[],
  { options, hours }: { options: readonly BuiltOption[]; hours: number },
): BookableService | undefined {
  const largest = (['lift-kits', 'wheels', 'tires'] as const).find((one) => options.includes(one));
  const slugs: readonly string[] = largest ? servicesOf[largest] : [];
  const fitting = services.filter(({ usesBuildHours }) => usesBuildHours);
  const named = fitting.filter(({ slug }) => slugs.includes(slug));
  const known = named.length > 0 ? named : fitting.filter(({ needsBay }) => needsBay);
  const distance = ({ minutes }: BookableService) => Math.abs(minutes - 60 * hours);
  return known.toSorted((one, other) => distance(one) - distance(other))[0];
}
