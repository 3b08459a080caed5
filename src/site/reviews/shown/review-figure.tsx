import { Link } from 'react-router';
import { hrefs } from '#src/web/page/hrefs.ts';
import { plural } from '#src/web/words/translate.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import reviewStrings from '../words.json' with { type: 'json' };
import type { ReviewView } from './load.server.ts';

type ReviewFigureProps = { review: ReviewView; className?: string };

export function ReviewFigure({ review, className }: ReviewFigureProps) {
  const t = useStrings(reviewStrings);
  const { by, date, stars, text, build, reply } = review;
  return (
    <figure className={className}>
      <Stars count={stars} />
      <blockquote>
        <p lang={review.language}>{text}</p>
      </blockquote>
      <Original review={review} />
      <figcaption>
        <b translate="no">{by}</b>{' '}
        {build && (
          <Link to={hrefs.galleryBuild({ make: build.makeSlug, slug: build.slug })}>
            {build.title}
          </Link>
        )}
        <br />
        <span className="small muted">{date}</span>
      </figcaption>
      {reply && (
        <p className="reviews-reply">
          <b>{t('reply', { name: reply.author })}:</b> {reply.text}
        </p>
      )}
    </figure>
  );
}

/** Five stars, filled or not; screen readers get the number. */
function Stars({ count }: { count: number }) {
  const t = useStrings(reviewStrings);
  const locale = useLocale();
  return (
    <p className="reviews-stars">
      <span aria-hidden="true">
        {'★'.repeat(count)}
        <span className="is-off">{'★'.repeat(5 - count)}</span>
      </span>
      <span className="visually-hidden">{t(`stars.${plural(count, locale)}`, { count })}</span>
    </p>
  );
}

function Original({ review: { original } }: { review: ReviewView }) {
  const t = useStrings(reviewStrings);
  if (original === null) return null;
  return (
    <details className="small reviews-original">
      <summary>
        {t('translated')}. <span>{t('showOriginal')}</span>
      </summary>
      <p lang={original.language}>{original.text}</p>
    </details>
  );
}
