import { type RouterContextProvider, redirect } from 'react-router';
import { askForReminder } from '#src/domain/build-reminders/index.server.ts';
import { reminderSchema } from '#src/domain/build-reminders/index.ts';
import { getVehicle } from '#src/domain/catalog/index.server.ts';
import { vehicleName } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { neutralPath } from '#src/lib/locales.ts';
import { receiveForm } from '#src/web/forms/guard/receive-form.server.ts';
import { serveForm } from '#src/web/forms/guard/serve-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { localeOf } from '#src/web/page/locale-of.ts';
import { openUnsentBuild } from '../open-build.server.ts';
import type { ReminderState } from './reminder-page.tsx';

/** What this browser's build can be reminded of. */
export async function readReminderState(
  ctx: Ctx,
  { request, url }: { request: Request; url: URL },
): Promise<ReminderState> {
  if (url.searchParams.has('sent')) return { kind: 'asked' };
  if (url.searchParams.has('stopped')) return { kind: 'stopped' };
  if (!ctx.sendsMail) return { kind: 'no-mail' };
  const open = await openUnsentBuild(ctx, request);
  const chosen = open?.build.completedOptions.vehicle;
  const vehicle = chosen && (await getVehicle(ctx, chosen.vehicleId));
  if (!vehicle) return { kind: 'none' };
  const truck = vehicleName(vehicle, chosen.year, localeOf(url.pathname));
  return { kind: 'ask', truck, serving: serveForm(ctx, 'reminder') };
}

type Context = Pick<Readonly<RouterContextProvider>, 'get'>;

/** Stores the reminder form; errors come back next to their fields. Bots are just thanked. */
export async function postReminder(
  context: Context,
  { request, url }: { request: Request; url: URL },
) {
  const locale = localeOf(url.pathname);
  const schema = reminderSchema(locale);
  const sent = { context, request, name: 'reminder', schema, locale, takesSpam: true };
  const received = await receiveForm(sent);
  if ('answer' in received) return received.answer;
  const ctx = context.get(ctxContext);
  const open = await openUnsentBuild(ctx, request);
  if (!open || !ctx.sendsMail) return redirect(neutralPath(url.pathname), 303);
  if (!received.isSpam) await askForReminder(ctx, { ...open.access, ...received.values });
  return redirect(`${neutralPath(url.pathname)}?sent=1`, 303);
}
