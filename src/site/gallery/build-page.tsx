import { Link } from 'react-router';
import { Picture } from '#src/site/kit/picture.tsx';
import { ItemLevels } from '#src/site/stories/item-level.tsx';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { PartStyles } from '#src/web/ui/part-styles.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { BuildPageData } from './build-page-data.ts';
import { BuildPicture } from './build-picture.tsx';
import { DrawnTruck } from './drawn-truck.tsx';
import { EngineSays } from './engine-says.tsx';
import { ForkPanel } from './fork-panel.tsx';
import galleryPages from './gallery-pages.css?url';
import { BuildShot } from './grid/build-shot.tsx';
import { MeasuredTable } from './measured-table.tsx';
import galleryStrings from './words.json' with { type: 'json' };

/** A finished build: its picture, its parts, the measurements, and a button to build one like it. */
export function BuildPage({ build }: { build: BuildPageData }) {
  const t = useStrings(galleryStrings);
  return (
    <>
      <PartStyles href={galleryPages} />
      <figure className="finished-build-picture">
        <BuildPicture build={build.card} ratio={3 / 7} sizes="2xl:100vw" priority />
      </figure>
      <div className="datum" />
      <div className="page-width finished-build">
        <div className="finished-build-head">
          <h1>
            <Unbroken text={build.heading} />
          </h1>
          <p className="lead">{build.story}</p>
          {build.about !== '' && <p className="small muted">{build.about}.</p>}
          <Figures figures={build.figures} />
        </div>
        <ForkPanel build={build} />
        <div className="finished-build-lists">
          <MeasuredTable build={build} />
          <section>
            <h2 className="title-3">{t('notes.title')}</h2>
            <ul className="finished-build-notes">
              {build.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </section>
          <EngineSays engine={build.engine} />
        </div>
      </div>
      <DrawnTruck build={build} />
      <MorePictures pictures={build.pictures} />
      <Neighbours build={build} />
    </>
  );
}

/** "F-150" in one line: browsers break after a hyphen. */
function Unbroken({ text }: { text: string }) {
  return text
    .split(/(\S*-\S*)/)
    .map((part) => (part.includes('-') ? <span key={part}>{part}</span> : part));
}

function Figures({ figures }: Pick<BuildPageData, 'figures'>) {
  return (
    <dl className="title-block">
      {figures.map(({ label, value, note, isName }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            <small translate={isName ? 'no' : undefined}>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function MorePictures({ pictures }: Pick<BuildPageData, 'pictures'>) {
  if (pictures.length === 0) return null;
  return (
    <div className="page-width finished-build-more">
      {pictures.map(({ src, alt, focus }) => (
        <figure key={src}>
          <Picture src={src} alt={alt} sizes="md:100vw 2xl:50vw" crop={{ ratio: 3 / 4, focus }} />
        </figure>
      ))}
    </div>
  );
}

function Neighbours({ build: { more, make } }: { build: BuildPageData }) {
  const t = useStrings(galleryStrings);
  if (more.length === 0) return null;
  return (
    <section className="page-width finished-build-like">
      <h2>{t('more.title')}</h2>
      <ItemLevels under>
        <div className="shot-grid is-even">
          {more.map((one) => (
            <BuildShot key={one.slug} build={one} isLarge={false} />
          ))}
        </div>
      </ItemLevels>
      <p>
        <Link className="link" to={hrefs.galleryMake({ make: make.slug })}>
          {t('more.make', { make: make.name })} <Icon name="arrow" />
        </Link>
      </p>
    </section>
  );
}
