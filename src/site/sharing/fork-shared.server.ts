import { redirect } from 'react-router';
import { getBuild } from '#src/domain/builds/index.server.ts';
import { type Build, buildCookie, firstOpenStep } from '#src/domain/builds/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { forkSnapshot } from '#src/domain/snapshots/index.server.ts';
import { originOf } from '#src/domain/traffic-sources/index.ts';
import { openUnsentBuild } from '#src/site/build/index.server.ts';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { isHttps } from '#src/web/page/is-https.ts';
import { localeOf } from '#src/web/page/locale-of.ts';

/**
 * "Make it yours": starts a new build in this browser from a shared one. A build in progress is only replaced if the
 * person has agreed.
 * @throws {DomainError} 'not-found', or 'invalid' if the shop no longer has the vehicle
 */
export async function forkShared(
  ctx: Ctx,
  { request, id }: { request: Request; id: string },
): Promise<Response> {
  const form = await readForm(request);
  const open = await openUnsentBuild(ctx, request);
  if (open && isUnderWay(open.build) && form.get('replace') !== 'yes') {
    return redirect(hrefs.buildReplace({ with: id }), 303);
  }
  const locale = localeOf(new URL(request.url).pathname);
  const access = await forkSnapshot(ctx, { id, locale, origin: originOf(request) });
  const build = await getBuild(ctx, access);
  return redirect(hrefs.build({ step: firstOpenStep(build) }), {
    status: 303,
    headers: { 'Set-Cookie': buildCookie(access, { secure: isHttps(request) }) },
  });
}

/** Choices that would be lost; a vehicle alone is quickly chosen again. */
export function isUnderWay({ completedOptions: { vehicle: _vehicle, ...parts } }: Build): boolean {
  return Object.keys(parts).length > 0;
}
