import { DomainError } from '#src/domain/errors.ts';
import { recordFolders } from './record-folders.ts';
import { why } from './refusals.ts';

/** Stories that the site finds by their path: without them some pages, or all, would not show. */
const needed = /^(?:home|offline|site\/global|errors\/404|templates\/[^/]+)$/;

const listed = new Set<string>(Object.values(recordFolders));

/**
 * Keeps stories that the site depends on published and in their place; their content may change freely.
 * @throws {DomainError} invalid if one of the paths belongs to such a story
 */
export function requireNotNeeded(fullSlugs: readonly string[]): void {
  if (!fullSlugs.some((fullSlug) => needed.test(fullSlug))) return;
  throw new DomainError('invalid', why('content.needed'));
}

/**
 * Keeps a folder whose stories the site lists in its place.
 * @throws {DomainError} invalid if it is such a folder
 */
export function requireNotListed({ isFolder, fullSlug }: { isFolder: boolean; fullSlug: string }) {
  if (!isFolder || !listed.has(fullSlug)) return;
  throw new DomainError('invalid', why('content.listed'));
}
