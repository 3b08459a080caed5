/** In ISO order: index 0 is day 1. In a file of its own, so that browsers need not load the schemas. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type Weekday = (typeof weekdays)[number];
