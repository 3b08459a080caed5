/** In the order of the ISO week: index 0 is day 1. Apart from the schemas, which browsers need not load. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type Weekday = (typeof weekdays)[number];
