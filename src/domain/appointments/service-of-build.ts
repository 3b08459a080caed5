import type { BookableService } from '#src/domain/settings/index.ts';

/** What a build is booked as, by what is done: the calendar's rules for it are those of the service. */
const servicesOf = {
  'lift-kits': ['leveling-kit', 'suspension-lift'],
  wheels: ['wheels-and-tires'],
  tires: ['wheels-and-tires'],
} as const;

type BuiltOption = keyof typeof servicesOf;

/**
 * The service that a build's work is most like: of those for its largest part the one that usually
 * takes nearest to its hours; of all that need a bay where the shop offers none of those. Only those
 * that take as long as a build says.
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
