import { DomainError } from '#src/domain/errors.ts';

/** Stories that the site finds by their address: without them pages, or all of it, would not show. */
const needed = /^(?:home|offline|site\/global|errors\/404|templates\/[^/]+)$/;

/**
 * Keeps what the site cannot do without where it is, and public; its content may change freely.
 * @throws {DomainError} invalid when one of the addresses is such a story's
 */
export function requireNotNeeded(fullSlugs: readonly string[]): void {
  if (!fullSlugs.some((fullSlug) => needed.test(fullSlug))) return;
  throw new DomainError(
    'invalid',
    'The site needs this page where it is. Change what it says instead.',
  );
}
