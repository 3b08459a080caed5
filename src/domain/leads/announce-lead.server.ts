import { vehicleName } from '#src/domain/catalog/index.ts';
import type { Ctx, Locale } from '#src/domain/context.ts';
import { queueMail } from '#src/domain/mail/index.server.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { answerBy } from '#src/domain/settings/index.ts';
import type { BuildLead } from './queries.server.ts';

type LeadNews = {
  id: string;
  kind: 'build' | 'message';
  name: string;
  note: string;
  truck: string | null;
};

/** Notifies the shop, in the transaction that wrote the lead. */
export async function notifyShop(ctx: Ctx, { id, ...news }: LeadNews): Promise<void> {
  const { email, languages } = await getShopSettings(ctx);
  if (email === '') return;
  await queueMail(ctx, {
    letter: 'lead-arrived',
    to: email,
    locale: languages.default,
    data: { ...news, leadUrl: `${ctx.origin}/admin/leads/${id}` },
  });
}

/** Confirms by mail that a build has arrived, with the price as seen. */
export async function confirmBuild(ctx: Ctx, lead: BuildLead, locale: Locale): Promise<void> {
  if (lead.contactKind !== 'email') return;
  const { quote } = lead.snapshot;
  await queueMail(ctx, {
    letter: 'build-received',
    to: lead.contact,
    locale,
    data: {
      name: lead.name,
      truck: truckOf(lead, locale),
      leadNumber: lead.number,
      priceCents: quote?.totalCents ?? null,
      isBeforeTax: quote?.isBeforeTax ?? false,
    },
  });
}

type Message = { contact: string; contactKind: string; name: string; message: string };

/** Confirms by mail that a message has arrived, and by when a person answers. */
export async function confirmMessage(
  ctx: Ctx,
  { contact, contactKind, name, message }: Message,
  { locale, hasPhoto }: { locale: Locale; hasPhoto: boolean },
): Promise<void> {
  if (contactKind !== 'email') return;
  const settings = await getShopSettings(ctx);
  const by = answerBy(settings, ctx.clock.now());
  await queueMail(ctx, {
    letter: 'message-received',
    to: contact,
    locale,
    data: {
      name,
      message,
      hasPhoto,
      answerBy: by?.toInstant().toString() ?? null,
      timeZone: settings.timeZone,
    },
  });
}

/** "2021 Ford F-150", as it was sent. */
export function truckOf({ snapshot: { vehicle } }: BuildLead, locale: Locale): string {
  return vehicleName(vehicle, vehicle.year, locale);
}
