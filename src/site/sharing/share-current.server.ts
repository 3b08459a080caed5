import { data, redirect } from 'react-router';
import { recordCompletedOptions } from '#src/domain/builds/index.server.ts';
import { getVehicle } from '#src/domain/catalog/index.server.ts';
import { vehicleName } from '#src/domain/catalog/index.ts';
import type { Ctx, Locale } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { createSnapshot } from '#src/domain/snapshots/index.server.ts';
import { type OpenBuild, openBuild } from '#src/site/build/index.server.ts';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { hrefs } from '#src/web/page/hrefs.ts';

/** Why a build cannot be shared yet, or what would be shared. */
export type ShareState = { problem: 'build' | 'chosen' } | { problem: null; vehicle: string };

/** What the page that shares this browser's build shows. */
export async function readShareState(
  ctx: Ctx,
  { request, locale }: { request: Request; locale: Locale },
): Promise<ShareState> {
  const open = await openBuild(ctx, request);
  const { vehicle, ...parts } = open?.build.completedOptions ?? {};
  const record = vehicle && (await getVehicle(ctx, vehicle.vehicleId));
  if (!vehicle || !record) return { problem: 'build' };
  if (Object.keys(parts).length === 0) return { problem: 'chosen' };
  return { problem: null, vehicle: vehicleName(record, vehicle.year, locale) };
}

/** Shares this browser's build, and redirects to the copy or its print sheet. */
export async function shareCurrent(ctx: Ctx, request: Request) {
  const form = await readForm(request);
  const open = await openBuild(ctx, request);
  if (!open) return data<ShareState>({ problem: 'build' }, { status: 422 });
  try {
    await takeChoices(ctx, { open, meta: form.get('meta') });
    const { id } = await createSnapshot(ctx, open.access);
    const isForPaper = form.get('then') === 'print';
    return redirect(isForPaper ? hrefs.sharedBuildSheet({ id }) : hrefs.sharedBuild({ id }), 303);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const problem = open.build.completedOptions.vehicle ? 'chosen' : 'build';
    return data<ShareState>({ problem }, { status: 422 });
  }
}

/**
 * The choices as the sender's page has them, because a save may be in progress or have failed. A build that was sent
 * is shared unchanged.
 */
async function takeChoices(
  ctx: Ctx,
  { open, meta }: { open: OpenBuild; meta: FormDataEntryValue | null },
): Promise<void> {
  const seen = typeof meta === 'string' ? parseJson(meta) : null;
  if (open.lead || seen === null || matchesSeen(seen, open.build.completedOptions)) return;
  await recordCompletedOptions(ctx, { ...open.access, meta: seen });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function matchesSeen(seen: unknown, kept: object): boolean {
  if (typeof seen !== 'object' || seen === null) return false;
  const entries = Object.entries(seen).map(([name, value]) => [name, JSON.stringify(value)]);
  const keptText = new Map(
    Object.entries(kept).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  return entries.every(([name, text]) => keptText.get(String(name)) === text);
}
