import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { defaultLocale, hasLanguages, inLocale, splitLocale } from '#src/lib/locales.ts';
import { isExternalUrl, safeUrl } from '#src/lib/safe-url.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import commonStrings from '#src/web/words/common.json' with { type: 'json' };
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { StartBuildLink } from './start-build-link.tsx';

type SmartLinkProps = {
  url: string;
  className?: string;
  /** Opens a new tab, and says so. */
  newTab?: boolean;
  children: ReactNode;
};

/** A link that an editor wrote: a page of ours, an anchor, a phone number or another site. */
export function SmartLink({ url, className, newTab = false, children }: SmartLinkProps) {
  const t = useStrings(commonStrings);
  const locale = useLocale();
  const href = safeUrl(url);
  if (href === null) return null;
  const asked = splitLocale(href);
  const isHere = hasLanguages(href) && [defaultLocale, locale].includes(asked.locale);
  if (asked.path === hrefs.build() && isHere && !newTab) {
    return <StartBuildLink className={className}>{children}</StartBuildLink>;
  }
  if (isHere && !newTab) {
    return (
      <Link to={asked.path} className={className}>
        {children}
      </Link>
    );
  }
  const away = isExternalUrl(href) || newTab;
  return (
    <a
      href={isHere ? inLocale(asked.path, locale) : href}
      className={className}
      rel={away ? 'noopener' : undefined}
      target={newTab ? '_blank' : undefined}
    >
      {children}
      {newTab && <span className="visually-hidden"> ({t('newTab')})</span>}
    </a>
  );
}
