import { Picture } from '#src/site/kit/picture.tsx';
import { srcsetOf } from '#src/site/kit/picture-sources.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import storeStrings from '../words.json' with { type: 'json' };
import type { ProductPhoto } from './product-photos.server.ts';

/** Photos: the first one large, the others below it; each opens in full. */
export function ProductPhotos({ photos }: { photos: readonly ProductPhoto[] }) {
  const t = useStrings(storeStrings);
  return (
    <ul className="product-photos" aria-label={t('product.photos')}>
      {photos.map(({ src, alt, focus }, at) => (
        <li key={src}>
          <a href={srcsetOf(src).src}>
            <Picture
              src={src}
              alt={alt}
              sizes={at === 0 ? largeSizes : smallSizes}
              crop={{ ratio: at === 0 ? 3 / 4 : 1, focus }}
              priority={at === 0}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

const largeSizes = 'lg:100vw 2xl:50vw';
const smallSizes = 'lg:33vw 2xl:17vw';
