import { data as answer, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { siteHandle } from '#src/site/kit/crumbs.ts';
import { loadStory } from '#src/site/pages/load-story.server.ts';
import { StoryBody } from '#src/site/pages/story-body.tsx';
import { storyMeta } from '#src/site/pages/story-page.tsx';
import { useLivePage } from '#src/site/stories/draft-page.ts';
import { privatePage } from '#src/web/page/cache-headers.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/build.page';
import { actOnBuild } from './build-actions.server.ts';
import { flowRedirect } from './flow-redirect.server.ts';
import { actOrSaveOffline, loadOrMake, useWithoutNetwork } from './saving/act-or-save-offline.ts';
import { asksForLook, lookCookie, readLook } from './stage/stage-look.ts';
import { isOtherAside } from './steps/aside.ts';
import { BuildIntro } from './steps/build-intro.ts';

export const handle = siteHandle({ boot: 'seen' });

export async function loader(args: Route.LoaderArgs) {
  const elsewhere = await flowRedirect(args.context.get(ctxContext), args.request);
  if (elsewhere !== null) throw redirect(elsewhere);
  return answer(await loadStory(args, 'build'), { headers: hasSameLook(args.request) });
}

/** Without script the URL sets the look; the device then stores it for the next step. */
function hasSameLook({ url, headers }: Request): HeadersInit {
  const { searchParams } = new URL(url);
  if (!asksForLook(searchParams)) return {};
  return { 'Set-Cookie': lookCookie(readLook(headers.get('Cookie'), searchParams)) };
}

export function action({ context, request }: Route.ActionArgs) {
  return actOnBuild(context, request);
}

/** With a network, the server's page and answers; without one, the build continues by itself. */
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadOrMake({ request, ask: serverLoader });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return actOrSaveOffline({ request, ask: serverAction });
}

/**
 * Reloads if some photos were refused, because the others are in the build. What replaces a step's choices is shown
 * without loading, from what the page has.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (!formData && isOtherAside(currentUrl, nextUrl)) return false;
  return defaultShouldRevalidate || Boolean(formData?.has('photo'));
}

export const headers = privatePage;
export const meta = storyMeta;

/** The story's hero is the head of the first step: the build shows it next to the truck. */
export default function Build({ loaderData }: Route.ComponentProps) {
  useWithoutNetwork(loaderData);
  const { body, data } = useLivePage(loaderData);
  const hero = body.find(({ component }) => component === 'Hero');
  const isStart = body.some(({ _uid }) => isVehicleStep(data[_uid]));
  const intro = { title: String(hero?.title ?? ''), description: String(hero?.description ?? '') };
  return (
    <BuildIntro value={isStart && hero ? intro : null}>
      <StoryBody body={body.filter((blok) => blok !== hero)} data={data} />
    </BuildIntro>
  );
}

function isVehicleStep(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'step' in data && data.step === 'vehicle';
}
