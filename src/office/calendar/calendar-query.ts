import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';

export const calendarViews = ['day', 'week'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** The URL of a view of a day (ISO 8601). */
export function calendarHref(view: CalendarView, day: string): string {
  return `${adminHrefs.calendar()}?${new URLSearchParams({ view, day })}`;
}

/** The view in a URL; the day view for anything else. The week by places, which people may have bookmarked, is the week. */
export function readView(params: URLSearchParams): CalendarView {
  const asked = params.get('view');
  if (asked === 'places') return 'week';
  return calendarViews.find((view) => view === asked) ?? 'day';
}
