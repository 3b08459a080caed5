import { NavLink } from 'react-router';
import headerStrings from '#src/app/strings/header.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { LanguageLink } from './language-link.tsx';
import { Logo } from './logo.tsx';
import { MenuButton } from './menu.tsx';
import { PhoneLink } from './phone-link.tsx';
import type { SiteFrameData } from './site-frame-data.ts';
import { StartBuildLink } from './start-build-link.tsx';

/** Stays at the top while the page scrolls. On small screens the menu takes the place of the links. */
export function Header({ frame }: { frame: SiteFrameData }) {
  const t = useStrings(headerStrings);
  return (
    <header className="top">
      <div className="wrap">
        <Logo />
        <nav className="nav" aria-label={t('mainNav')}>
          {frame.mainLinks.map((link) => (
            <NavLink key={link.url} to={link.url}>
              {link.label}
            </NavLink>
          ))}
        </nav>
        <PhoneLink shop={frame.shop} className="tel push" />
        <LanguageLink className="lang" />
        <StartBuildLink />
        <MenuButton />
      </div>
    </header>
  );
}
