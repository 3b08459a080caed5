import { outboxMail } from '#src/adapters/mail-outbox.ts';
import type { Ctx } from '#src/domain/context.ts';
import { deliverMail } from '#src/domain/mail/index.server.ts';
import { type LetterRequest, letterSchemas } from '#src/domain/mail/index.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import { spokenOr } from '#src/lib/site-languages.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import type { ShopMail } from './open-mail.ts';
import { type AroundMail, withAroundMail } from './watching/observe.ts';

type Sending = {
  mailId: string;
  isLastTry: boolean;
  mail: Pick<ShopMail, 'open'>;
  aroundMail: AroundMail;
};

/** Sends a letter of the outbox. It stays there while no mail server is set up. */
export async function sendLetter(
  ctx: Ctx,
  { mailId, isLastTry, mail, aroundMail }: Sending,
): Promise<void> {
  const shop = await getShopSettings(ctx);
  const { transport, sender } = await mail.open();
  const address = sender.address ?? shop.email;
  // A shop that has entered no address has nobody that a letter could come from.
  const way = address === '' ? outboxMail : transport;
  // Loaded with the first letter: starting the site does not need React's mail renderer.
  const { renderLetter } = await import('#src/letters/render-letter.tsx');
  await deliverMail(ctx, {
    mailId,
    transport: way.outcome === 'sent' ? withAroundMail(way, aroundMail) : way,
    isLastTry,
    from: { name: sender.name ?? shop.name, address },
    shopAddress: shop.email,
    render: (request) => renderLetter(inWords(spoken(request, shop)), { shop, origin: ctx.origin }),
  });
}

/** A letter whose language was switched off since it was queued is written in the shop's own. */
function spoken(request: LetterRequest, { languages }: Pick<ShopSettings, 'languages'>) {
  return { ...request, locale: spokenOr(languages, request.locale) };
}

/** A letter about a feed names reasons as the domain does; whoever reads it reads their texts. */
function inWords(request: LetterRequest): LetterRequest {
  if (request.letter !== 'feed-stopped') return request;
  const { problems, ...data } = letterSchemas['feed-stopped'].parse(request.data);
  const texts = problems.map((told) => ({ text: refusalText(told, request.locale) }));
  return { ...request, data: { ...data, problems: texts } };
}
