import { DomainError } from '#src/domain/errors.ts';
import { recordFolders } from './record-folders.ts';
import { why } from './refusals.ts';

/** Stories that the site finds by their address: without them pages, or all of it, would not show. */
const needed = /^(?:home|offline|site\/global|errors\/404|templates\/[^/]+)$/;

const listed = new Set<string>(Object.values(recordFolders));

/**
 * Keeps what the site cannot do without where it is, and public; its content may change freely.
 * @throws {DomainError} invalid when one of the addresses is such a story's
 */
export function requireNotNeeded(fullSlugs: readonly string[]): void {
  if (!fullSlugs.some((fullSlug) => needed.test(fullSlug))) return;
  throw new DomainError('invalid', why('content.needed'));
}

/**
 * Keeps a folder whose stories the site lists where the site looks for them.
 * @throws {DomainError} invalid when it is such a folder
 */
export function requireNotListed({ isFolder, fullSlug }: { isFolder: boolean; fullSlug: string }) {
  if (!isFolder || !listed.has(fullSlug)) return;
  throw new DomainError('invalid', why('content.listed'));
}
