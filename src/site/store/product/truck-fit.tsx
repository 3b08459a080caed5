import { Link } from 'react-router';
import { buildStrings, verdictLooks } from '#src/site/build/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Verdict } from '#src/web/ui/verdict.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { fitNote } from '../shelf/fit-note.ts';
import { useRemembered } from '../shelf/remembered-truck.ts';
import { storeWords } from '../shelf/store-words.ts';
import { truckQuery } from '../shelf/truck-query.ts';
import storeStrings from '../words.json' with { type: 'json' };
import type { ProductDetailData } from './load.server.ts';

/** Whether the line fits the page's truck, judged by its best size; or a link to choose one. */
export function TruckFit({ product }: { product: ProductDetailData }) {
  const t = useStrings(storeStrings);
  const build = useStrings(buildStrings);
  const { truck, sizes, shelf } = product;
  const best = sizes[0];
  const shelfTo = { kind: shelf };
  const fitText = useFitText(sizes);
  useRemembered(truck);
  if (!truck || !best?.fit) return <ChooseTruck product={product} />;
  const { tone, word } = verdictLooks[best.fit.verdict];
  return (
    <div className="product-fit" data-v={tone}>
      <Verdict tone={tone}>{build(word)}</Verdict>
      <p>
        <b>{t('product.onTruck', { truck: truck.name })}</b>
        <span className="small">{fitText}</span>
        <span className="small">
          {best.head}: {best.fit.sentence}
        </span>
        {best.fit.said && <span className="small muted">{best.fit.said}</span>}
      </p>
      <Link
        className="link"
        to={`${hrefs.store(shelfTo, { ...truckQuery(truck.wish), pick: '1' })}#my-truck`}
      >
        {t('truck.change')}
      </Link>
    </div>
  );
}

/** "6 of 40 sizes fit", counted by the rows of the sizes table. */
function useFitText(sizes: ProductDetailData['sizes']): string {
  const locale = useLocale();
  const counts = { fits: 0, 'fits-with-work': 0, unknown: 0, 'does-not-fit': 0 };
  for (const { fit } of sizes) if (fit) counts[fit.verdict] += 1;
  return fitNote(counts, storeWords(locale)).text;
}

/** Cached pages contain both lines: this device's truck, and the one without a truck. */
function ChooseTruck({ product: { shelf, lineId } }: { product: ProductDetailData }) {
  const t = useStrings(storeStrings);
  const mine = useRemembered(null);
  const product = { kind: shelf, slug: lineId };
  return (
    <div className="product-fit">
      <p>
        <b>{mine ? t('product.mine', { truck: mine.name }) : t('fitsMine.none')}</b>
      </p>
      {mine ? (
        <Link
          className="link"
          to={hrefs.storeProduct(product, truckQuery(mine.wish))}
          preventScrollReset
        >
          {t('product.mine.show')}
        </Link>
      ) : (
        <Link className="link" to={`${hrefs.store({ kind: shelf })}#my-truck`}>
          {t('truck.choose')}
        </Link>
      )}
    </div>
  );
}
