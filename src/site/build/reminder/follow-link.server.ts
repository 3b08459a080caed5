import { redirect } from 'react-router';
import {
  readReminder,
  resumeBuild,
  stopReminder,
} from '#src/domain/build-reminders/index.server.ts';
import { buildCookie } from '#src/domain/builds/index.ts';
import type { Ctx, Locale } from '#src/domain/context.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { isHttps } from '#src/web/page/is-https.ts';
import { openUnsentBuild } from '../open-build.server.ts';
import type { ReminderLink } from './reminder-link-page.tsx';

type LinkVisit = { token: string; request: Request; locale: Locale };

/** @throws {DomainError} 'not-found' for a link that is no longer valid */
export async function readReminderLink(
  ctx: Ctx,
  { token, request, locale }: LinkVisit,
): Promise<ReminderLink> {
  const { purpose, truck, buildId } = await readReminder(ctx, { token, locale });
  const open = await openUnsentBuild(ctx, request);
  return { kind: purpose, truck, replaces: open !== null && open.build.id !== buildId };
}

/** @throws {DomainError} 'not-found' for a link that is no longer valid */
export async function followReminderLink(ctx: Ctx, { token, request, locale }: LinkVisit) {
  const { purpose, buildId } = await readReminder(ctx, { token, locale });
  if (purpose === 'stop') {
    await stopReminder(ctx, token);
    // This URL is invalid from now on.
    return redirect(`${hrefs.buildReminder()}?stopped=1`, 303);
  }
  const open = await openUnsentBuild(ctx, request);
  // The browser in which it was started still has it.
  if (open?.build.id === buildId) return redirect(hrefs.build(), 303);
  const access = await resumeBuild(ctx, token);
  const cookie = buildCookie(access, { secure: isHttps(request) });
  return redirect(hrefs.build(), { status: 303, headers: { 'Set-Cookie': cookie } });
}
