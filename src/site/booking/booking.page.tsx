import { siteHandle } from '#src/site/kit/crumbs.ts';
import { loadStory } from '#src/site/pages/load-story.server.ts';
import { StoryPage, storyMeta } from '#src/site/pages/story-page.tsx';
import { sendOrQueue } from '#src/web/forms/send-or-queue.ts';
import { formPage } from '#src/web/page/cache-headers.ts';
import type { Route } from './+types/booking.page';
import { actOnAppointment } from './act-on-appointment.server.ts';

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

export const clientAction = (args: Route.ClientActionArgs) => sendOrQueue(args);

export const headers = formPage;
export const meta = storyMeta;
export default StoryPage;
