import { useRef } from 'react';
import { NavLink } from 'react-router';
import commonStrings from '#src/app/strings/common.json' with { type: 'json' };
import headerStrings from '#src/app/strings/header.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { Icon } from '#src/app/ui/icon.tsx';
import { PopoverClose } from '#src/app/ui/popover-close.tsx';
import { useClosedOnLeaving } from '#src/app/ui/use-closed-on-leaving.ts';
import { LanguageLink } from './language-link.tsx';
import type { SiteFrameData } from './site-frame-data.ts';
import { StartBuildLink } from './start-build-link.tsx';

const menuId = 'site-menu';

/** Opens the menu without any script: the browser moves focus, reports the state, closes on Escape. */
export function MenuButton() {
  const t = useStrings(commonStrings);
  return (
    <button
      type="button"
      className="btn btn--icon btn--quiet only-menu"
      aria-label={t('menu.open')}
      popoverTarget={menuId}
    >
      <Icon name="menu" />
    </button>
  );
}

/** The small screens' links. Closes on every route change. */
export function Menu({ frame }: { frame: SiteFrameData }) {
  const t = useStrings(headerStrings);
  const common = useStrings(commonStrings);
  const menu = useRef<HTMLDivElement>(null);
  useClosedOnLeaving(menu);
  return (
    <div ref={menu} id={menuId} popover="auto" className="menu">
      <PopoverClose of={menuId} label={common('menu.close')} />
      <nav aria-label={t('menu')}>
        <ul>
          {frame.mainLinks.map((link) => (
            <li key={link.url}>
              <NavLink to={link.url}>{link.label}</NavLink>
            </li>
          ))}
          <li>
            <a href={`tel:${frame.shop.phone}`}>
              <Icon name="phone" />
              {t('callUs')}
            </a>
          </li>
        </ul>
        <StartBuildLink className="btn btn--lg btn--block" />
      </nav>
      <LanguageLink className="lang" />
    </div>
  );
}
