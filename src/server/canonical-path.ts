import { locales } from '#src/lib/locales.ts';

type Routes = Readonly<Record<string, { path?: string } | undefined>>;

/** The fixed words of a router's paths: `store`, `wheels`, and the folders of the languages. */
export function pathWords(routes: Routes): ReadonlySet<string> {
  const paths = Object.values(routes).flatMap((route) => route?.path?.split('/') ?? []);
  const fixed = paths.filter((part) => !/^[:*]/.test(part));
  return new Set([...fixed, ...locales.map(({ code }) => code)]);
}

/**
 * A path as its page is written: the router reads `/GALLERY` as `/gallery`, but one page has one
 * address. Only fixed words are changed; a token or a slug means what it says.
 */
export function spellPath(pathname: string, words: ReadonlySet<string>): string {
  if (pathname === pathname.toLowerCase()) return pathname;
  const parts = pathname.split('/').map((part) => {
    const lower = part.toLowerCase();
    return words.has(lower) ? lower : part;
  });
  return parts.join('/');
}
