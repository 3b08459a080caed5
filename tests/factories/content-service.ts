import { Hono } from 'hono';
import { createStory, publishStories, type Story } from '#src/domain/content/index.server.ts';
import type { CreateStoryInput } from '#src/domain/content/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { HttpEnv } from '#src/http/http-env.ts';
import { onError } from '#src/http/on-error.ts';
import { contentDeliveryRoutes } from '#src/http/routes/content-delivery.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';

export const testTokens = { publicToken: 'public-token', previewToken: 'preview-token' };

/** The delivery routes alone; each request is another visitor. */
export function createContentApp(ctx: Ctx): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.use(async (c, next) => {
    c.set('ctx', { ...ctx, actor: { kind: 'visitor' } });
    c.set('tell', refusalText);
    await next();
  });
  app.onError(onError);
  return app.route('/', contentDeliveryRoutes(testTokens));
}

type StoryParts = Partial<CreateStoryInput> & { slug: string };

/** A minimal draft. */
export function draftStory(ctx: Ctx, { slug, ...parts }: StoryParts): Promise<Story> {
  const content = { component: 'page', body: [] };
  return createStory(ctx, { name: slug, slug, content, ...parts });
}

export async function publishedStory(ctx: Ctx, parts: StoryParts): Promise<Story> {
  const story = await draftStory(ctx, parts);
  await publishStories(ctx, { ids: [story.id] });
  return story;
}

export function folder(ctx: Ctx, slug: string): Promise<Story> {
  return createStory(ctx, { name: slug, slug, isFolder: true });
}
