import { data, redirect } from 'react-router';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { LanguageLink } from '#src/site/frame/index.ts';
import { SideDrawing } from '#src/site/kit/side-drawing.tsx';
import { SkyField } from '#src/site/kit/sky-field.tsx';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/opening-soon.page';
import { type OpeningFacts, openingFacts } from './opening-facts.ts';
import './opening.css';
import openingStrings from './words.json' with { type: 'json' };

/** What strangers get for every page of a site that is not open. 503, so that nothing is indexed or kept. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = await getShopSettings(context.get(ctxContext));
  if (shop.isOpen) throw redirect(hrefs.index());
  return data(openingFacts(shop), {
    status: 503,
    headers: { 'Cache-Control': 'private, no-store' },
  });
}

const truck = {
  vehicle: 'ford-f150-2015',
  lift: 4,
  tire: 34.8,
  colour: '#e4dccd',
  ground: false,
  ghost: false,
};

export default function OpeningSoon({ loaderData: facts }: Route.ComponentProps) {
  const t = useStrings(openingStrings);
  return (
    <main id="main" className="opening sky-field">
      <title>{facts.name === null ? t('title') : `${t('title')} - ${facts.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className="sky-backdrop">
        <SkyField sunX={1010} />
      </div>
      <div className="page-width opening-words">
        {facts.name !== null && (
          <p className="title-3" translate="no">
            {facts.name}
          </p>
        )}
        <h1>{t('title')}</h1>
        <Reach facts={facts} />
      </div>
      <div className="opening-truck">
        <SideDrawing drawing={truck} alt="" />
      </div>
      <div className="datum" aria-hidden="true" />
      <nav className="page-width opening-base small" aria-label={t('languages')}>
        <LanguageLink languages={facts.languages} />
        <a href="/login">{t('staff')}</a>
      </nav>
    </main>
  );
}

/** How to reach the shop, as far as it is known. */
function Reach({ facts: { phone, addressLines } }: { facts: OpeningFacts }) {
  const t = useStrings(openingStrings);
  const isReached = phone !== null || addressLines.length > 0;
  return (
    <>
      <p className="lead">{t(isReached ? 'text.reach' : 'text')}</p>
      {phone !== null && (
        <a className="button" href={`tel:${phone.number}`}>
          <Icon name="phone" /> {t('call', { phone: phone.text })}
        </a>
      )}
      {addressLines.length > 0 && (
        <address translate="no">
          {addressLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
    </>
  );
}
