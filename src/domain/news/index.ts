import { z } from 'zod';
import { hasScope, type Scope } from '../auth/index.ts';

/** News for open pages of the back office; database triggers send it when a change commits. */
export const newsKinds = [
  'lead.created',
  'lead.changed',
  'appointment.changed',
  'application.created',
  'application.changed',
  'mail.failed',
] as const;
export type NewsKind = (typeof newsKinds)[number];

/** Which row it was, without its contents. */
export type News = { kind: NewsKind; id: string };

/** The NOTIFY channel that the triggers use. */
export const newsChannel = 'office_news';

const newsSchema = z.object({ kind: z.enum(newsKinds), id: z.string().max(64) });

/** Parses a message of the channel; null for one from another release. */
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

/** Nobody receives news about what they may not open. */
export function mayReceive(scopes: readonly string[], { kind }: News): boolean {
  return hasScope(scopes, scopeOf[kind]);
}
