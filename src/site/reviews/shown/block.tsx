import { unpack } from '#src/lib/packed.ts';
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { EmbedBox } from '#src/site/third-parties/index.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import reviewStrings from '../words.json' with { type: 'json' };
import type { ReviewsData } from './load.server.ts';
import { ReviewFigure } from './review-figure.tsx';
import type { ReviewsBlok } from './schema.ts';

/** What customers wrote, in their words: the newest one large, the others small. */
export function Reviews({ data }: BlokProps<ReviewsBlok, ReviewsData>) {
  const t = useStrings(reviewStrings);
  const [first, ...others] = unpack(data.reviews);
  if (first === undefined) return <EmbedBox name="reviews" />;
  return (
    <section className="section reviews-quotes">
      <div className="page-width twelve-columns">
        <h2 className="visually-hidden">{t('title')}</h2>
        <ReviewFigure review={first} className="reviews-first" />
        {others.length > 0 && (
          <div className="reviews-others">
            {others.map((review) => (
              <ReviewFigure key={review.id} review={review} />
            ))}
            <p className="small muted">{t('collected')}</p>
          </div>
        )}
      </div>
      <EmbedBox name="reviews" />
    </section>
  );
}
