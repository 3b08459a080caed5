import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { siteHandle } from '#src/app/components/site/crumbs.ts';
import { readForm } from '#src/app/forms/read-form.server.ts';
import { readOrigin } from '#src/app/forms/read-origin.server.ts';
import { tooManyMessage } from '#src/app/forms/too-many.server.ts';
import { ctxContext } from '#src/app/load-context.ts';
import { localeOf } from '#src/app/locale-of.ts';
import { formPage } from '#src/app/page-headers.ts';
import { sendMessage } from '#src/domain/leads/index.server.ts';
import { messageSchema } from '#src/domain/leads/index.ts';
import type { Route } from './+types/contact';
import { loadStory } from './load-story.server.ts';
import { sentUrl } from './sent-url.ts';
import { StoryPage, storyMeta } from './story-page.tsx';

export const handle = siteHandle({ crumbs: ({ t }) => [{ name: t('contact') }] });

export function loader(args: Route.LoaderArgs) {
  return loadStory(args, 'contact');
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const locale = localeOf(url.pathname);
  const form = await readForm(request);
  const submission = parseWithZod(form, { schema: messageSchema(locale) });
  if (submission.status !== 'success') return data(submission.reply(), { status: 422 });
  const wait = tooManyMessage(context, locale);
  if (wait) return data(submission.reply({ formErrors: [wait] }), { status: 429 });
  const origin = readOrigin(request, form);
  await sendMessage(context.get(ctxContext), { locale, values: submission.value, origin });
  return redirect(sentUrl(url), 303);
}

export const headers = formPage;
export const meta = storyMeta;
export default StoryPage;
