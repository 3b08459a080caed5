import { Form, Link } from 'react-router';
import { plainModel, useMyTruck } from '#src/site/build/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { BuildPageData, BuildPart } from './build-page-data.ts';
import { mineQuery } from './mine/mine-query.ts';
import galleryStrings from './words.json' with { type: 'json' };

/** The truck's parts and price, and the button to start a build with them. */
export function ForkPanel({ build }: { build: BuildPageData }) {
  const t = useStrings(galleryStrings);
  const { parts, price, make, slug } = build;
  const mine = useMyTruck();
  const query = mineQuery(mine);
  return (
    <aside className="finished-build-fork">
      <h2 className="title-3">{t('build.onelike')}</h2>
      <p className="small muted">{t('fork.lead')}</p>
      <ul className="finished-build-parts" aria-label={t('parts.title')}>
        {parts.map((part) => (
          <Part key={`${part.name} ${part.detail}`} part={part} />
        ))}
      </ul>
      <p className="finished-build-price">
        <b>{t(price ? 'price.paid' : 'price.unknown')}</b>
        {price && <b className="figure">{price.value}</b>}
        {price && <small className="muted">{price.note}</small>}
      </p>
      {parts.some(({ isGone }) => isGone) && <p className="small">{t('fork.gone')}</p>}
      <Form method="post" action={hrefs.galleryBuild({ make: make.slug, slug })} className="stack">
        <button type="submit" className="button button--large" name="on" value="theirs">
          {t('build.onelike')} <Icon name="arrow" />
        </button>
        <Link
          className="button button--outline"
          to={hrefs.galleryMine({ make: make.slug, slug }, query)}
        >
          {mine ? t('mine.on', { truck: plainModel(mine.model) }) : t('fork.other')}
        </Link>
      </Form>
    </aside>
  );
}

function Part({ part: { name, detail, store, isGone } }: { part: BuildPart }) {
  const t = useStrings(galleryStrings);
  return (
    <li>
      {store ? (
        <Link to={hrefs.storeProduct(store)} translate="no">
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      {detail !== '' && <span className="figure">{detail}</span>}
      {isGone && <small className="muted">{t('parts.gone')}</small>}
    </li>
  );
}
