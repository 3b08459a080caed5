import { actOnAppointment } from '#src/app/appointment/act-on-appointment.server.ts';
import { siteHandle } from '#src/app/components/site/crumbs.ts';
import { sendOrKeep } from '#src/app/forms/send-or-keep.ts';
import { formPage } from '#src/app/page-headers.ts';
import type { Route } from './+types/appointment';
import { loadStory } from './load-story.server.ts';
import { StoryPage, storyMeta } from './story-page.tsx';

export const handle = siteHandle({
  crumbs: ({ t }) => [{ name: t('appointment') }],
  boot: 'seen',
});

export function loader(args: Route.LoaderArgs) {
  return loadStory(args, 'appointment');
}

export function action({ request, context, url }: Route.ActionArgs) {
  return actOnAppointment(context, { request, url });
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrKeep(args);

export const headers = formPage;
export const meta = storyMeta;
export default StoryPage;
