import { NavLink } from 'react-router';
import type { SiteFrameData } from '#src/site/kit/site-frame-data.ts';
import { StartBuildLink } from '#src/site/kit/start-build-link.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import headerStrings from './header-words.json' with { type: 'json' };
import { LanguageLink } from './language-link.tsx';
import { Logo } from './logo.tsx';
import { MenuButton } from './menu.tsx';
import { PhoneLink } from './phone-link.tsx';

/** Sticky at the top. On small screens the menu replaces the links. */
export function Header({ frame }: { frame: SiteFrameData }) {
  const t = useStrings(headerStrings);
  return (
    <header className="header">
      <div className="page-width">
        <Logo />
        <nav className="header-nav" aria-label={t('mainNav')}>
          {frame.mainLinks.map((link) => (
            <NavLink key={link.url} to={link.url}>
              {link.label}
            </NavLink>
          ))}
        </nav>
        <PhoneLink shop={frame.shop} className="phone-link push-end" />
        <LanguageLink languages={frame.languages} className="header-language" />
        <StartBuildLink />
        <MenuButton />
      </div>
    </header>
  );
}
