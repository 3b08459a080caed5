import type { BookableService } from './bookable-service.ts';

/** What a shop's work is told apart by on its calendar; `other` is checks and everything else. */
export const workKinds = [
  'lift',
  'wheel',
  'alignment',
  'electrical',
  'fabrication',
  'other',
] as const;
export type WorkKind = (typeof workKinds)[number];

type Shop = {
  services: readonly Pick<BookableService, 'slug' | 'needsBay'>[];
  workKinds: Readonly<Record<string, WorkKind>>;
};

/**
 * The kind of work of a service: what the shop has chosen, or else what its slug says. A slug stays when a service is
 * renamed or removed, so the calendar of last month keeps its colors.
 */
export function workKindOf({ services, workKinds: chosen }: Shop, slug: string): WorkKind {
  const kind = Object.hasOwn(chosen, slug) ? chosen[slug] : undefined;
  return kind ?? usualKindOf(services.find((one) => one.slug === slug) ?? { slug });
}

/** What a service without a chosen kind is: alignment if it is done on the rack alone, or what its slug says. */
export function usualKindOf({
  slug,
  needsBay = true,
}: Pick<BookableService, 'slug'> & Partial<BookableService>): WorkKind {
  if (!needsBay) return 'alignment';
  return beginnings.find(([, words]) => words.test(slug))?.[0] ?? 'other';
}

/** How words of slugs begin, English and Spanish; the first line that fits counts. */
const beginnings: readonly [WorkKind, RegExp][] = [
  ['alignment', /\b(?:align|alinea)/],
  ['wheel', /\b(?:wheel|tire|rim|rine|llanta)/],
  ['electrical', /\b(?:light|wir|electr|camera|audio|winch|luz|luces|cable)/],
  ['fabrication', /\b(?:fab|weld|armor|bumper|slider|cage|skid|sold|defensa)/],
  ['lift', /\b(?:lift|level|suspension|coil|shock|spring|gear|locker|axle|steering|nivel)/],
];
