import { getBuild } from '#src/domain/builds/index.server.ts';
import { type Build, type BuildAccess, readBuildCookie } from '#src/domain/builds/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { type BuildLead, findBuildLead } from '#src/domain/leads/index.server.ts';

/** The build of this browser, and its lead if it was sent. */
export type OpenBuild = { access: BuildAccess; build: Build; lead: BuildLead | null };

const perRequest = new WeakMap<Ctx, Promise<OpenBuild | null>>();

/** Read once per request, because the route and the parts of its page both need it. */
export function openBuild(ctx: Ctx, request: Request): Promise<OpenBuild | null> {
  const known = perRequest.get(ctx);
  if (known) return known;
  const reading = readOpenBuild(ctx, request);
  perRequest.set(ctx, reading);
  return reading;
}

/** A build in progress; a sent one is finished, and the next one starts fresh. */
export async function openUnsentBuild(ctx: Ctx, request: Request): Promise<OpenBuild | null> {
  const open = await openBuild(ctx, request);
  return open?.lead === null ? open : null;
}

async function readOpenBuild(ctx: Ctx, request: Request): Promise<OpenBuild | null> {
  const access = readBuildCookie(request.headers.get('Cookie'));
  if (!access) return null;
  try {
    const build = await getBuild(ctx, access);
    return { access, build, lead: await findBuildLead(ctx, access) };
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not-found') return null;
    throw error;
  }
}
