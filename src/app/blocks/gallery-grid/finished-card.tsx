import { Link } from 'react-router';
import { BuildPicture } from '#src/app/components/site/build-picture.tsx';
import { hrefs } from '#src/app/hrefs.ts';
import galleryStrings from '#src/app/strings/gallery.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { Icon } from '#src/app/ui/icon.tsx';
import { Verdict } from '#src/app/ui/verdict.tsx';
import { BuildCaption } from './build-caption.tsx';
import type { BuildCard } from './build-card.ts';
import type { EngineNote } from './engine-note.ts';
import type { Measured } from './measured.ts';
import type { CardWidth } from './row-sizes.ts';

const shapes = {
  2: { ratio: 1, sizes: '(min-width: 64rem) 24rem, (min-width: 48rem) 32vw, 100vw' },
  3: { ratio: 3 / 4, sizes: '(min-width: 64rem) 37rem, (min-width: 48rem) 48vw, 100vw' },
  6: { ratio: 5 / 8, sizes: '(min-width: 75rem) 75rem, 100vw' },
} as const satisfies Record<CardWidth, object>;

type FinishedCardProps = {
  build: BuildCard & { measured: Measured; engine: EngineNote | null };
  width: CardWidth;
};

/** A finished build; its slug is its anchor, so that others can link to it. */
export function FinishedCard({ build, width }: FinishedCardProps) {
  const t = useStrings(galleryStrings);
  return (
    <li id={build.slug} className={`gcard w${width}`}>
      <figure>
        <BuildPicture build={build} {...shapes[width]} />
      </figure>
      <div className="gcap">
        <BuildCaption build={build} />
      </div>
      <MeasuredDetails measured={build.measured} engine={build.engine} />
      <Link className="link" to={hrefs.build({ vehicle: build.vehicleId })}>
        {t('build.onelike')} <Icon name="arrow" />
        <span className="vh">: {build.title}</span>
      </Link>
    </li>
  );
}

type MeasuredProps = { measured: Measured; engine: EngineNote | null };

function MeasuredDetails({ measured: { story, about, figures }, engine }: MeasuredProps) {
  const t = useStrings(galleryStrings);
  return (
    <details className="gmore">
      <summary>
        {t('build.fit')} <Icon name="plus" />
      </summary>
      <div className="gmore-in">
        <p>{story}</p>
        <p className="small muted">{about}</p>
        <dl className="tblock">
          {figures.map(({ label, value, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                <small>{note}</small>
              </dd>
            </div>
          ))}
        </dl>
        {engine && (
          <p className="small">
            <b>{t('engine.title')}</b> <Verdict tone={engine.tone}>{engine.verdict}</Verdict>{' '}
            {engine.sentence} {engine.outcome}
          </p>
        )}
      </div>
    </details>
  );
}
