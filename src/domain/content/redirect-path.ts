import { plainText } from '#src/lib/plain-text.ts';

/**
 * The normal form in which redirects are stored and looked up: decoded, without query and trailing slash. Null if it
 * is not a path of this site.
 */
export function redirectPath(text: string): string | null {
  const [bare = ''] = text.trim().split(/[?#]/);
  if (!bare.startsWith('/') || /^[\\/]{2}/.test(bare)) return null;
  const path = decoded(bare).replace(/(?<!\/)\/+$/, '') || '/';
  return plainText(path) === path ? path : null;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
