/**
 * A path in the one form in which redirects are kept and asked for: decoded, without query and
 * without a slash at its end. null for what is no path of this site.
 */
export function redirectPath(path: string): string | null {
  const [bare = ''] = path.trim().split(/[?#]/);
  if (!bare.startsWith('/') || /^[\\/]{2}/.test(bare)) return null;
  return decoded(bare).replace(/\/+$/, '') || '/';
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
