import { localePrefix } from '#src/lib/locales.ts';
import type { Ctx, Locale } from '../context.ts';
import { linkToken } from './manage-token.server.ts';

type LinkPage = 'manage' | 'calendar' | 'accept' | 'leave';

const pages: Record<LinkPage, string> = {
  manage: '/appointment/manage',
  calendar: '/appointment/calendar',
  accept: '/appointment/offer',
  leave: '/appointment/waiting-list',
};

/** A link for a letter: on our own origin only, with a token for this one page. */
export function appointmentLink(
  ctx: Ctx,
  { page, id, locale }: { page: LinkPage; id: string; locale: Locale },
): string {
  const token = linkToken(ctx, { purpose: page, id });
  return `${ctx.origin}${localePrefix(locale)}${pages[page]}/${token}`;
}

/** The page where a new time is chosen. */
export function scheduleLink(ctx: Ctx, locale: Locale): string {
  return `${ctx.origin}${localePrefix(locale)}/appointment`;
}

/** The page with the way to the shop. */
export function contactLink(ctx: Ctx, locale: Locale): string {
  return `${ctx.origin}${localePrefix(locale)}/contact`;
}
