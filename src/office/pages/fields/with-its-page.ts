import { linkField, linkParts } from './link-value.ts';
import { askPages } from './page-client.ts';

/** Somebody waits for it, with their words typed. */
const patienceMs = 3_000;

/**
 * A link whose path has just been typed, as a link to the page there; the same link if none is there, or nobody
 * answers in time.
 */
export async function withItsPage(link: unknown): Promise<unknown> {
  const parts = linkParts(link);
  if (parts.kind !== 'page' || parts.uuid !== '' || !parts.target.startsWith('/')) return link;
  const [page] =
    (await askPages({ path: parts.target }, AbortSignal.timeout(patienceMs)))?.pages ?? [];
  return page ? linkField(parts, [page]) : link;
}
