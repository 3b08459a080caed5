import { useRef } from 'react';
import { NavLink } from 'react-router';
import type { SiteFrameData } from '#src/site/kit/site-frame-data.ts';
import { StartBuildLink } from '#src/site/kit/start-build-link.tsx';
import { Icon } from '#src/web/ui/icon.tsx';
import { PopoverClose } from '#src/web/ui/popover-close.tsx';
import { useClosedOnLeaving } from '#src/web/ui/use-closed-on-leaving.ts';
import commonStrings from '#src/web/words/common.json' with { type: 'json' };
import { useStrings } from '#src/web/words/use-strings.ts';
import headerStrings from './header-words.json' with { type: 'json' };
import { LanguageLink } from './language-link.tsx';

const menuId = 'site-menu';

/** Opens the menu without any script: the browser moves the focus, reports the state and closes on Escape. */
export function MenuButton() {
  const t = useStrings(commonStrings);
  return (
    <button
      type="button"
      className="button button--icon button--quiet menu-open"
      aria-label={t('menu.open')}
      popoverTarget={menuId}
    >
      <Icon name="menu" />
    </button>
  );
}

/** The links on small screens. Closes on every navigation. */
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
          {frame.shop.phone !== '' && (
            <li>
              <a href={`tel:${frame.shop.phone}`}>
                <Icon name="phone" />
                {t('callUs')}
              </a>
            </li>
          )}
        </ul>
        <StartBuildLink className="button button--large button--wide" />
      </nav>
      <LanguageLink languages={frame.languages} className="header-language" />
    </div>
  );
}
