import { type FormServing, serveForm } from '#src/app/forms/guard/serve-form.server.ts';
import pickerStrings from '#src/app/strings/picker.json' with { type: 'json' };
import { translate } from '#src/app/strings/translate.ts';
import type { Ctx } from '#src/domain/context.ts';
import { plainText } from '#src/lib/plain-text.ts';
import type { PageRequest } from '../page-request.ts';

export type ContactFormData = {
  serving: FormServing;
  sent: boolean;
  /** What somebody came to ask of, written for them as far as the page they came from knew it. */
  message?: string;
};

export async function load({
  ctx,
  page,
}: {
  ctx: Ctx;
  page: PageRequest;
}): Promise<ContactFormData> {
  const truck = page.url.searchParams.get('truck');
  const t = translate(pickerStrings, page.locale);
  const words = plainText(truck ?? '')
    .trim()
    .slice(0, 80);
  return {
    serving: serveForm(ctx, 'contact'),
    sent: page.url.searchParams.has('sent'),
    ...(truck !== null && {
      message: words === '' ? t('message.empty') : t('message', { words }),
    }),
  };
}
