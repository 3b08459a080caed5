import { redirect } from 'react-router';
import { DomainError } from '#src/domain/errors.ts';
import { sendMessage } from '#src/domain/leads/index.server.ts';
import { messageSchema, notPhotoMessage } from '#src/domain/leads/index.ts';
import { siteHandle } from '#src/site/kit/crumbs.ts';
import { loadStory } from '#src/site/pages/load-story.server.ts';
import { StoryPage, storyMeta } from '#src/site/pages/story-page.tsx';
import { receiveForm } from '#src/web/forms/guard/receive-form.server.ts';
import { readOrigin } from '#src/web/forms/read-origin.server.ts';
import { sendOrQueue } from '#src/web/forms/send-or-queue.ts';
import { formPage } from '#src/web/page/cache-headers.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { localeOf } from '#src/web/page/locale-of.ts';
import { sentUrl } from '#src/web/page/sent-url.ts';
import type { Route } from './+types/contact.page';

export const handle = siteHandle({ crumbs: ({ t }) => [{ name: t('contact') }] });

export function loader(args: Route.LoaderArgs) {
  return loadStory(args, 'contact');
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const locale = localeOf(url.pathname);
  const schema = messageSchema(locale);
  const sent = { context, request, name: 'contact', schema, locale };
  const received = await receiveForm({ ...sent, takesSpam: true, maySendLater: true });
  if ('answer' in received) return received.answer;
  const { values, isSpam } = received;
  const origin = readOrigin(request, received.form);
  try {
    await sendMessage(context.get(ctxContext), { locale, values, origin, isSpam });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'invalid') throw error;
    return received.refuse({ fieldErrors: { photo: [notPhotoMessage(locale)] } });
  }
  return redirect(sentUrl(url), 303);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrQueue(args);

export const headers = formPage;
export const meta = storyMeta;
export default StoryPage;
