import type { WorkKind } from '#src/domain/settings/index.ts';

/** The classes with the colors of the kinds of work. */
export const workClasses: Readonly<Record<WorkKind, string>> = {
  lift: 'calendar-work--lift',
  wheel: 'calendar-work--wheel',
  alignment: 'calendar-work--alignment',
  electrical: 'calendar-work--electrical',
  fabrication: 'calendar-work--fabrication',
  other: 'calendar-work--other',
};
