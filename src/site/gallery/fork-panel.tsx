import { Form, Link } from 'react-router';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { BuildPageData, BuildPart } from './build-page-data.ts';
import galleryStrings from './words.json' with { type: 'json' };

/** The truck's parts and price, and the button to start a build with them. */
export function ForkPanel({ build }: { build: BuildPageData }) {
  const t = useStrings(galleryStrings);
  const { parts, price, make, slug } = build;
  return (
    <aside className="bfork">
      <h2 className="d3">{t('build.onelike')}</h2>
      <p className="small muted">{t('fork.lead')}</p>
      <ul className="bparts" aria-label={t('parts.title')}>
        {parts.map((part) => (
          <Part key={`${part.name} ${part.detail}`} part={part} />
        ))}
      </ul>
      <p className="bprice">
        <b>{t(price ? 'price.paid' : 'price.unknown')}</b>
        {price && <b className="fig">{price.value}</b>}
        {price && <small className="muted">{price.note}</small>}
      </p>
      {parts.some(({ isGone }) => isGone) && <p className="small">{t('fork.gone')}</p>}
      <Form method="post" action={hrefs.galleryBuild({ make: make.slug, slug })} className="stack">
        <button type="submit" className="btn btn--lg" name="on" value="theirs">
          {t('build.onelike')} <Icon name="arrow" />
        </button>
        <button type="submit" className="btn btn--line" name="on" value="other">
          {t('fork.other')}
        </button>
      </Form>
    </aside>
  );
}

function Part({ part: { name, detail, store, isGone } }: { part: BuildPart }) {
  const t = useStrings(galleryStrings);
  return (
    <li>
      {store ? <Link to={hrefs.storeProduct(store)}>{name}</Link> : <span>{name}</span>}
      {detail !== '' && <span className="fig">{detail}</span>}
      {isGone && <small className="muted">{t('parts.gone')}</small>}
    </li>
  );
}
