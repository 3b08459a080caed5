import { locales } from '#src/lib/locales.ts';

type Routes = Readonly<Record<string, { path?: string } | undefined>>;

/** The fixed segments of a router's paths, such as `store` and `wheels`, and the language folders. */
export function pathWords(routes: Routes): ReadonlySet<string> {
  const paths = Object.values(routes).flatMap((route) => route?.path?.split('/') ?? []);
  const fixed = paths.filter((part) => !/^[:*]/.test(part));
  return new Set([...fixed, ...locales.map(({ code }) => code)]);
}

/**
 * The canonical spelling of a path: the router accepts `/GALLERY` for `/gallery`, but each page has one URL. Only
 * fixed segments change case; tokens and slugs are case-sensitive.
 */
export function spellPath(pathname: string, words: ReadonlySet<string>): string {
  if (pathname === pathname.toLowerCase()) return pathname;
  const parts = pathname.split('/').map((part) => {
    const lower = part.toLowerCase();
    return words.has(lower) ? lower : part;
  });
  return parts.join('/');
}
