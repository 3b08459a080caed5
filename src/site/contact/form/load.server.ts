import { buildOptions } from '#src/domain/builds/index.ts';
import type { Ctx, Locale } from '#src/domain/context.ts';
import { type MessageInput, messageTopics } from '#src/domain/leads/index.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { answerBy, shortTime } from '#src/domain/settings/index.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { zoneName } from '#src/lib/zone-name.ts';
import { vehiclesStrings } from '#src/site/build/index.ts';
import type { PageRequest } from '#src/site/stories/page-request.ts';
import { type FormServing, serveForm } from '#src/web/forms/guard/serve-form.server.ts';
import { translate } from '#src/web/words/translate.ts';
import { dayText } from '../location/open-text.ts';
import contactStrings from '../words.json' with { type: 'json' };

export type ContactFormData = {
  serving: FormServing;
  sent: boolean;
  /** By when the message will be answered: "Expect it today by 2:30pm …". */
  expected: string | null;
  /** A prefilled message, as far as the previous page knew what it is about. */
  message?: string;
  /** The subject that a link on another page passes. */
  topic?: MessageInput['topic'];
};

export async function load({
  ctx,
  page,
}: {
  ctx: Ctx;
  page: PageRequest;
}): Promise<ContactFormData> {
  const query = page.read('contact');
  const isSent = query.has('sent');
  const truck = query.get('truck');
  const t = translate(vehiclesStrings, page.locale);
  const words = plainText(truck ?? '')
    .trim()
    .slice(0, 80);
  return {
    serving: serveForm(ctx, 'contact'),
    sent: isSent,
    expected: isSent ? await expectedText(ctx, page.locale) : null,
    // For a truck that is not listed, the message asks what fits it.
    ...topicOf(query.get('topic') ?? (truck === null ? null : 'fit')),
    ...(truck !== null && {
      message: words === '' ? t('message.empty') : t(messageAbout(query.get('part')), { words }),
    }),
  };
}

/** A truck of which we know nothing, or one for which the shelf has no parts of a kind. */
function messageAbout(part: string | null) {
  const option = buildOptions.find((one) => one === part);
  return option ? (`message.${option}` as const) : 'message';
}

function topicOf(asked: string | null): Pick<ContactFormData, 'topic'> {
  const topic = messageTopics.find((one) => one === asked);
  return topic ? { topic } : {};
}

async function expectedText(ctx: Ctx, locale: Locale): Promise<string | null> {
  const settings = await getShopSettings(ctx);
  const now = ctx.clock.now();
  const by = answerBy(settings, now);
  if (!by) return null;
  const date = by.toPlainDate();
  const today = now.toZonedDateTimeISO(settings.timeZone).toPlainDate();
  const day = dayText({ date: date.toString(), daysAhead: today.until(date).days }, locale);
  const time = shortTime(by.toPlainTime().toString({ smallestUnit: 'minute' }));
  const zone = zoneName(settings.timeZone, locale);
  return translate(contactStrings, locale)('sent.by', { day, time, zone });
}
