import { writeAndBump } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import {
  removeMailServer,
  saveMailServer,
  type TypedMail,
  tryMailServer,
} from '#src/domain/integrations/index.server.ts';
import type { MailTrial } from '#src/domain/integrations/index.ts';
import { translate } from '#src/web/words/translate.ts';
import { type MailValues, takeTypedMail } from './mail-form.ts';
import mailStrings from './words.json' with { type: 'json' };

/** What came of the form; after a test, the form shows what was tested. */
export type MailDone =
  | { done: 'save' | 'remove' }
  | ({ done: 'test'; values: MailValues } & MailTrial);

/**
 * Saves, removes or tests the mail server. Public pages are rendered again after a change, because they offer no
 * letter that would not be sent.
 * @throws {DomainError} like the domain's functions
 */
export async function changeMail(ctx: Ctx, form: FormData): Promise<MailDone> {
  const { typed, values } = takeTypedMail(form);
  switch (form.get('intent')) {
    case 'test':
      return { done: 'test', values, ...(await tryMailServer(ctx, typed, testWords(ctx))) };
    case 'remove':
      await writeAndBump(ctx, (inner) => removeMailServer(inner));
      break;
    default:
      await save(ctx, typed);
  }
  await ctx.mailSetup.refresh();
  return { done: form.get('intent') === 'remove' ? 'remove' : 'save' };
}

async function save(ctx: Ctx, typed: TypedMail): Promise<void> {
  await writeAndBump(ctx, (inner) => saveMailServer(inner, typed));
}

function testWords({ locale, origin }: Ctx): { subject: string; text: string } {
  const t = translate(mailStrings, locale);
  return { subject: t('letter.subject'), text: t('letter.text', { origin }) };
}
