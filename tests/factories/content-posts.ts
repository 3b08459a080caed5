import type { Hono } from 'hono';
import { saveStory } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { HttpEnv } from '#src/http/http-env.ts';
import { draftStory, folder, publishedStory } from './content-service.ts';

/** Occurs in every draft of the tree, and nowhere else. */
export const draftMarker = 'SECRET-DRAFT-MARKER';

/** A tree with a start page, prices as text and as number, a Spanish text, and drafts. */
export async function seedPosts(ctx: Ctx) {
  const posts = await folder(ctx, 'posts');
  const inPosts = { parentId: posts.id };
  await publishedStory(ctx, { ...inPosts, slug: 'posts', name: 'All posts', isStartpage: true });
  const prices = ['9', 10, '11.5', 'on request'];
  for (const [index, price] of prices.entries()) {
    await publishedStory(ctx, {
      ...inPosts,
      slug: `post-${index}`,
      name: ['delta', 'Alpha', 'charlie', 'Bravo'][index],
      position: -10 * index,
      content: {
        component: 'post',
        price,
        title: 'Hello',
        title__i18n__es: index === 0 ? 'Hola' : '',
        items: [{ component: 'item', text: 'yes', text__i18n__es: 'sí' }],
      },
    });
  }
  await draftStory(ctx, { slug: 'draft', name: draftMarker, content: { component: draftMarker } });
  const changed = await publishedStory(ctx, { slug: 'changed', name: 'As published' });
  await saveStory(ctx, {
    id: changed.id,
    name: draftMarker,
    content: { component: 'page', title: draftMarker, title__i18n__es: draftMarker },
  });
}

export type ContentAnswer = {
  status: number;
  headers: Headers;
  text: string;
  body: {
    stories: { full_slug: string; name: string; content: Record<string, unknown> }[];
    story: Record<string, unknown> & { content: Record<string, unknown> };
    cv: number;
    space: { version: number };
  };
};

/** Reads with the public token and some `cv` by default. */
export function createReader(app: Hono<HttpEnv>) {
  return async function get(
    path: string,
    params: Record<string, string> = {},
  ): Promise<ContentAnswer> {
    const query = new URLSearchParams({ token: 'public-token', cv: '1', ...params });
    const response = await app.request(`/v2/cdn/${path}?${query}`);
    const text = await response.text();
    const body = /^[{[]/.test(text) ? JSON.parse(text) : null;
    return { status: response.status, headers: response.headers, text, body };
  };
}
