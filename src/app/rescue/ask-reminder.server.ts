import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { openUnsentBuild } from '#src/app/configurator/open-build.server.ts';
import { readForm } from '#src/app/forms/read-form.server.ts';
import { localeOf } from '#src/app/locale-of.ts';
import { getVehicle } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { askForReminder } from '#src/domain/rescue/index.server.ts';
import { reminderSchema } from '#src/domain/rescue/index.ts';
import type { ReminderState } from './reminder-page.tsx';

/** What this browser's build can be reminded of. */
export async function readReminderState(
  ctx: Ctx,
  { request, url }: { request: Request; url: URL },
): Promise<ReminderState> {
  if (url.searchParams.has('sent')) return { kind: 'asked' };
  if (url.searchParams.has('stopped')) return { kind: 'stopped' };
  const open = await openUnsentBuild(ctx, request);
  const chosen = open?.build.completedOptions.vehicle;
  const vehicle = chosen && (await getVehicle(ctx, chosen.vehicleId));
  if (!vehicle) return { kind: 'none' };
  return { kind: 'ask', truck: `${chosen.year} ${vehicle.make} ${vehicle.model}` };
}

/** Stores what the form asks; what is wrong comes back beside its field. */
export async function postReminder(
  ctx: Ctx,
  { request, url, wait }: { request: Request; url: URL; wait: string | null },
) {
  const schema = reminderSchema(localeOf(url.pathname));
  const submission = parseWithZod(await readForm(request), { schema });
  if (submission.status !== 'success') return data(submission.reply(), { status: 422 });
  if (wait) return data(submission.reply({ formErrors: [wait] }), { status: 429 });
  const open = await openUnsentBuild(ctx, request);
  if (!open) return redirect(url.pathname, 303);
  await askForReminder(ctx, { ...open.access, ...submission.value });
  return redirect(`${url.pathname}?sent=1`, 303);
}
