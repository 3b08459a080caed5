import { linkField, linkParts } from './link-value.ts';
import { askPages } from './page-client.ts';

/**
 * A link whose path has just been typed, as a link to the page there; the same link if none is there, or nobody
 * answers.
 */
export async function withItsPage(link: unknown): Promise<unknown> {
  const parts = linkParts(link);
  if (parts.kind !== 'page' || parts.uuid !== '' || !parts.target.startsWith('/')) return link;
  const [page] = (await askPages({ path: parts.target }))?.pages ?? [];
  return page ? linkField(parts, [page]) : link;
}
