import { Link } from 'react-router';
import type { FrameLink, SiteFrameData } from '#src/site/kit/site-frame-data.ts';
import { SmartLink } from '#src/site/kit/smart-link.tsx';
import { thirdPartiesStrings } from '#src/site/third-parties/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import footerStrings from './footer-words.json' with { type: 'json' };
import { LanguageLink } from './language-link.tsx';
import { Logo } from './logo.tsx';
import { PhoneLink } from './phone-link.tsx';

export function Footer({ frame }: { frame: SiteFrameData }) {
  const t = useStrings(footerStrings);
  return (
    <footer className="footer">
      <div className="datum" />
      <div className="page-width">
        <div className="footer-columns">
          <ShopCard shop={frame.shop} tagline={frame.tagline} />
          {frame.footerColumns.map((column) => (
            <LinkColumn key={column.title} {...column} />
          ))}
        </div>
        <div className="footer-base">
          <span translate="no">
            {t('copyright', { years: frame.years, shop: frame.shop.name })}
          </span>
          {frame.footerLine !== '' && <span className="footer-line">{frame.footerLine}</span>}
          <LanguageLink languages={frame.languages} />
          <ul className="push-end cluster">
            {frame.embeds.length > 0 && <PrivacyChoicesItem />}
            {frame.social.map((link) => (
              <LinkItem key={link.url} {...link} isName />
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function ShopCard({ shop, tagline }: Pick<SiteFrameData, 'shop' | 'tagline'>) {
  const t = useStrings(footerStrings);
  return (
    <div className="footer-shop stack">
      <Logo ground="dark" />
      {tagline && <p className="footer-tagline">{tagline}</p>}
      {shop.addressLines.length > 0 && (
        <address className="small" translate="no">
          {shop.addressLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      <PhoneLink shop={shop} className="phone-link" />
      <Link to={hrefs.contact()} className="footer-hours small">
        <span className="visually-hidden">{t('hours')}: </span>
        {shop.hoursLines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Link>
    </div>
  );
}

function LinkColumn({ title, links }: { title: string; links: FrameLink[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <LinkItem key={link.url} {...link} />
        ))}
      </ul>
    </nav>
  );
}

/** Link to the privacy choices; without third-party content there is nothing to choose. */
function PrivacyChoicesItem() {
  const t = useStrings(thirdPartiesStrings);
  return (
    <li>
      <Link to={{ pathname: hrefs.privacy(), hash: '#choices' }}>{t('manage')}</Link>
    </li>
  );
}

function LinkItem({ label, url, isName }: FrameLink & { isName?: boolean }) {
  return (
    <li translate={isName ? 'no' : undefined}>
      <SmartLink url={url}>{label}</SmartLink>
    </li>
  );
}
