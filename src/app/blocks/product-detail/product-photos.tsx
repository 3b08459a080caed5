import { Picture } from '#src/app/components/site/picture.tsx';
import { srcsetOf } from '#src/app/components/site/picture-sources.ts';
import storeStrings from '#src/app/strings/store.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { ProductPhoto } from './product-photos.server.ts';

/** Photographs: the first one large, the others below it; each opens whole. */
export function ProductPhotos({ photos }: { photos: readonly ProductPhoto[] }) {
  const t = useStrings(storeStrings);
  return (
    <ul className="shots" aria-label={t('product.photos')}>
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
