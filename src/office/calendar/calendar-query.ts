import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';

export const calendarViews = ['day', 'week', 'places'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** The URL of a view of a day (ISO 8601). */
export function calendarHref(view: CalendarView, day: string): string {
  return `${adminHrefs.calendar()}?${new URLSearchParams({ view, day })}`;
}

/** The view in a URL; the day view for anything else. */
export function readView(params: URLSearchParams): CalendarView {
  return calendarViews.find((view) => view === params.get('view')) ?? 'day';
}
