import { data, redirect } from 'react-router';
import { bookAppointment } from '#src/domain/appointments/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { readLocale } from '#src/lib/locales.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import { sayingWhat } from './act-on-visit.server.ts';
import { chosenStart } from './chosen-start.ts';
import { timesFor } from './load-new-visit.server.ts';
import { workOf } from './visit-form.ts';

/** Books for a customer on the phone; or shows the free times for what was typed, which is returned. */
export async function bookByPhone(ctx: Ctx, form: FormData) {
  const answer =
    form.get('intent') === 'book'
      ? await answerTo({ ctx, form }, async () => ({ done: 'times', made: await book(ctx, form) }))
      : data({ at: ctx.clock.now().epochMilliseconds, done: 'times' as const });
  if ('made' in answer.data) return redirect(adminHrefs.visit({ id: answer.data.made }));
  const typed = (name: string) => String(form.get(name) ?? '');
  const work = workOf({ service: typed('service'), mode: typed('mode'), hours: typed('hours') });
  const times = await timesFor(ctx, { work, day: typed('day'), only: typed('only') });
  const given = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
  // Other times than before: the previous selection is no longer in the list.
  return data({ problem: '', issues: {}, typed: given, ...answer.data, times }, answer.init ?? {});
}

/** The id of the appointment. */
async function book(ctx: Ctx, form: FormData): Promise<string> {
  const typed = (name: string) => String(form.get(name) ?? '');
  const { timeZone } = await getShopSettings(ctx);
  const startsAt = chosenStart(form, timeZone);
  const only = typed('only');
  const { id } = await sayingWhat(ctx, () =>
    bookAppointment(ctx, {
      ...workOf({ service: typed('service'), mode: typed('mode'), hours: typed('hours') }),
      startsAt,
      details: {
        formId: typed('formId'),
        vehicle: typed('vehicle'),
        name: typed('name'),
        contact: typed('contact'),
        note: typed('note'),
      },
      locale: readLocale(typed('language')),
      leadId: typed('lead') || undefined,
      byShop: true,
      only: only ? [only] : [],
    }),
  );
  return id;
}
