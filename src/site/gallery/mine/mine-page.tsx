import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import type { FrozenBuild } from '#src/domain/snapshots/index.ts';
import { buildPagesUrl, useSnapshotWords } from '#src/site/build/index.ts';
import {
  CompareTable,
  describeParts,
  nameTruck,
  snapshotPagesUrl,
} from '#src/site/sharing/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { PartStyles } from '#src/web/ui/part-styles.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import galleryPages from '../gallery-pages.css?url';
import { BuildShot } from '../grid/build-shot.tsx';
import galleryStrings from '../words.json' with { type: 'json' };
import type { MineOnTruck, MinePageData } from './load-mine.server.ts';
import { MyTruckLink } from './my-truck-link.tsx';

/** A finished build on the visitor's truck: what changes, next to the truck that it was built on. */
export function MinePage({ data }: { data: MinePageData }) {
  return (
    <>
      <PartStyles href={buildPagesUrl} />
      <PartStyles href={snapshotPagesUrl} />
      <PartStyles href={galleryPages} />
      <div className="page-width finished-build-mine">
        {data.on ? <OnMine data={data} on={data.on} /> : <WhichTruck data={data} />}
      </div>
    </>
  );
}

function OnMine({ data, on }: { data: MinePageData; on: MineOnTruck }) {
  const t = useStrings(galleryStrings);
  return (
    <>
      <h1>{t('mine.title')}</h1>
      <p className="muted">{t('mine.lead')}</p>
      <Changes changes={on.changes} />
      <CompareTable label={t('mine.title')} columns={useColumns(data, on)} />
      <StartForm data={data} fields={on.fields} />
    </>
  );
}

function useColumns({ make, slug, title }: MinePageData, { theirs, mine }: MineOnTruck) {
  const t = useStrings(galleryStrings);
  const { locale } = useSnapshotWords();
  const gallery = (
    <Link className="title-4" to={hrefs.galleryBuild({ make: make.slug, slug })}>
      {title}
    </Link>
  );
  const own = <span className="title-4">{nameTruck(mine, locale)}</span>;
  return [
    {
      key: 'theirs',
      frozen: theirs,
      said: <Said frozen={theirs} of={t('mine.theirs')} name={gallery} />,
    },
    { key: 'mine', frozen: mine, said: <Said frozen={mine} of={t('mine.yours')} name={own} /> },
  ];
}

function Changes({ changes }: Pick<MineOnTruck, 'changes'>) {
  const t = useStrings(galleryStrings);
  return (
    <section className="stack" aria-labelledby="mine-changes">
      <h2 id="mine-changes" className="title-3">
        {t('mine.changes')}
      </h2>
      {changes.every(({ isSame }) => isSame) && <p>{t('mine.nothing')}</p>}
      <ul className="finished-build-notes">
        {changes.map(({ option, text, isOpen }) => (
          <li key={option}>{isOpen ? <b>{text}</b> : text}</li>
        ))}
      </ul>
    </section>
  );
}

type StartFormProps = { data: MinePageData; fields: MineOnTruck['fields'] };

/** Starts the visitor's build; one that is in progress is kept, so nothing is asked again. */
function StartForm({ data: { make, slug, keepsBuild }, fields }: StartFormProps) {
  const t = useStrings(galleryStrings);
  const place = { make: make.slug, slug };
  return (
    <Form method="post" action={hrefs.galleryBuild(place)} className="stack">
      <input type="hidden" name="sure" value="1" />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {keepsBuild && <p className="small">{t('mine.kept')}</p>}
      <div className="cluster">
        <button type="submit" className="button button--large" name="on" value="mine">
          {t('mine.go')} <Icon name="arrow" />
        </button>
        <button type="submit" className="button button--outline" name="on" value="other">
          {t('mine.else')}
        </button>
      </div>
    </Form>
  );
}

type SaidProps = { frozen: FrozenBuild; of: string; name: ReactNode };

/** Whose truck it is, its name, and its parts. */
function Said({ frozen, of, name }: SaidProps) {
  const words = useSnapshotWords();
  return (
    <>
      <span className="small muted">{of}</span>
      {name}
      <span className="small">{describeParts(frozen, words)}</span>
    </>
  );
}

/** No truck is known here: neither from a build, nor from this device, nor from the link; or nothing can be compared. */
function WhichTruck({ data: { make, slug, card, isGone } }: { data: MinePageData }) {
  const t = useStrings(galleryStrings);
  const place = { make: make.slug, slug };
  return (
    <>
      <h1>{t(isGone ? 'mine.gone.title' : 'mine.which.title')}</h1>
      <p className="lead">{t(isGone ? 'mine.gone.lead' : 'mine.which.lead')}</p>
      {isGone ? (
        <p>
          <Link className="button button--large" to={hrefs.build()}>
            {t('mine.which.go')} <Icon name="arrow" />
          </Link>
        </p>
      ) : (
        <Form method="post" action={hrefs.galleryBuild(place)} className="cluster">
          <MyTruckLink place={place} className="button button--large" />
          <button type="submit" className="button button--large" name="on" value="other">
            {t('mine.which.go')} <Icon name="arrow" />
          </button>
        </Form>
      )}
      <div className="shot-grid is-even">
        <BuildShot build={card} isLarge={false} />
      </div>
    </>
  );
}
