import type { NewsKind } from '#src/domain/news/index.ts';

type Topic = 'lead' | 'appointment' | 'application' | 'mail';

/**
 * Which pages show what the news are about, by path prefix, longest first. Pages with long forms are not listed, so
 * they are never reloaded while somebody types.
 */
const livePages: readonly [start: string, topics: readonly Topic[]][] = [
  ['/admin/leads', ['lead', 'appointment', 'mail']],
  ['/admin/calendar', ['appointment', 'lead']],
  ['/admin/appointments', ['appointment']],
  ['/admin/applications', ['application', 'mail']],
  ['/admin/careers', ['application', 'mail']],
  ['/admin/outbox', ['mail']],
];

const everything: readonly Topic[] = ['lead', 'appointment', 'application', 'mail'];

/** Whether a page shows something that this news may have changed. */
export function isShownOn(path: string, kind: NewsKind): boolean {
  return topicsOf(path).some((topic) => kind.startsWith(`${topic}.`));
}

export function topicsOf(path: string): readonly Topic[] {
  if (/^\/admin\/?$/.test(path)) return everything;
  return livePages.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1] ?? [];
}
