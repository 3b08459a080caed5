import { useLocation, useMatches } from 'react-router';
import { inLocale, locales } from '#src/lib/locales.ts';
import { isTrackingParam } from '#src/lib/tracking-params.ts';
import { isSiteHandle } from '#src/site/kit/crumbs.ts';
import type { SiteFrameData } from '#src/site/kit/site-frame-data.ts';
import { useLocale } from '#src/web/words/use-strings.ts';

type LanguageLinkProps = { languages: SiteFrameData['languages']; className?: string };

/**
 * Links to the same page and query in each other language; nothing if it has none. A full page load, because the
 * router's base changes; the boot script stores the choice.
 */
export function LanguageLink({ languages, className }: LanguageLinkProps) {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const isDefaultOnly = useMatches().some(
    ({ handle }) => isSiteHandle(handle) && handle.isDefaultOnly,
  );
  if (isDefaultOnly) return null;
  return locales
    .filter(({ code }) => code !== locale && languages.includes(code))
    .map(({ code, name }) => (
      <a
        key={code}
        className={className}
        href={inLocale(pathname + preservedQuery(search), code)}
        hrefLang={code}
        lang={code}
      >
        {name}
      </a>
    ));
}

/** A cached page is the same for everybody, whatever ad they came from. */
function preservedQuery(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => !isTrackingParam(name));
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`;
}
