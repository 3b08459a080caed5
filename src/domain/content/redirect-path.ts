import { plainText } from '#src/lib/plain-text.ts';

/**
 * A path in the one form in which redirects are kept and asked for: decoded, without query and
 * without a slash at its end. null for what is no path of this site.
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
