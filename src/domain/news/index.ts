import { z } from 'zod';
import { hasScope, type Scope } from '../auth/index.ts';

/** What the back office is told at once; the database's triggers say it when a change commits. */
export const newsKinds = [
  'lead.created',
  'lead.changed',
  'appointment.changed',
  'application.created',
  'application.changed',
  'mail.failed',
] as const;
export type NewsKind = (typeof newsKinds)[number];

/** Which row it was; never what stands in it. */
export type News = { kind: NewsKind; id: string };

/** The channel that the triggers tell it on. */
export const newsChannel = 'office_news';

const newsSchema = z.object({ kind: z.enum(newsKinds), id: z.string().max(64) });

/** A message of the channel; null for one of another version of the shop's software. */
export function parseNews(payload: string): News | null {
  try {
    return newsSchema.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}

const scopeOf: Record<NewsKind, Scope> = {
  'lead.created': 'leads.read',
  'lead.changed': 'leads.read',
  'appointment.changed': 'calendar.read',
  'application.created': 'applications.read',
  'application.changed': 'applications.read',
  'mail.failed': 'leads.read',
};

/** Nobody hears of what they may not open. */
export function mayReceive(scopes: readonly string[], { kind }: News): boolean {
  return hasScope(scopes, scopeOf[kind]);
}
