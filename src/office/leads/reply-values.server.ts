import type { Ctx, Locale } from '#src/domain/context.ts';
import type { Assessment } from '#src/domain/fitment/index.ts';
import { type Inquiry, listReplyTemplates } from '#src/domain/leads/index.server.ts';
import {
  type BuildSnapshot,
  fillTemplate,
  type TemplateField,
  type TemplateValues,
} from '#src/domain/leads/index.ts';
import type { Quote } from '#src/domain/quotes/index.ts';
import { formatPhone, type ShopSettings } from '#src/domain/settings/index.ts';
import { localePrefix, readLocale } from '#src/lib/locales.ts';
import { formatDollars } from '#src/lib/money.ts';
import { textIn } from '#src/lib/translated.ts';
import { buildStrings, verdictLooks } from '#src/site/build/index.ts';
import { translate } from '#src/web/words/translate.ts';
import { decidingReasons } from './load-sent-build.server.ts';

/** A template filled in for this person. */
export type FilledReply = {
  id: string;
  name: string;
  subject: string;
  text: string;
  missing: TemplateField[];
};

type About = { inquiry: Inquiry; snapshot: BuildSnapshot | null; shop: ShopSettings };

/** Every template in the person's language. */
export async function loadReplies(ctx: Ctx, about: About): Promise<FilledReply[]> {
  const locale: Locale = readLocale(about.inquiry.locale);
  const values = replyValues(ctx, { ...about, locale });
  const templates = await listReplyTemplates(ctx);
  return templates.map(({ id, name, subject, body }) => {
    const text = fillTemplate(textIn(body, locale), values);
    const line = fillTemplate(textIn(subject, locale), values);
    return {
      id,
      name,
      subject: line.text || about.shop.name,
      text: text.text,
      missing: text.missing,
    };
  });
}

function replyValues(
  { actor, origin }: Ctx,
  { inquiry, snapshot, shop, locale }: About & { locale: Locale },
): TemplateValues {
  const { name, number, about, kind } = inquiry;
  // Written by `takeSnapshot`; the schema passes it through unchanged.
  const assessment = snapshot?.assessment as Assessment | undefined;
  const t = translate(buildStrings, locale);
  return {
    name: name.trim().split(/\s+/)[0] ?? name,
    vehicle: kind === 'message' ? '' : about,
    price: snapshot?.quote ? priceWords(snapshot.quote, locale) : '',
    verdict: snapshot ? t(verdictLooks[snapshot.verdict].word) : '',
    reasons: decidingReasons(assessment, locale).slice(0, 6).join('\n'),
    booking: `${origin}${localePrefix(locale)}/appointment`,
    number: number === null ? '' : `IR-${number}`,
    staff: actor.kind === 'staff' ? actor.name : shop.name,
    shop: shop.name,
    phone: formatPhone(shop.phone),
  };
}

/** Cents would claim a precision that a range does not have. */
function priceWords({ totalCents, isBeforeTax }: Quote, locale: Locale): string {
  const price = formatDollars(totalCents.likely, locale);
  return isBeforeTax ? `${price}, ${translate(buildStrings, locale)('price.beforeTax')}` : price;
}
