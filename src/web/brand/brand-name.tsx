import { ShopMark } from '#src/web/ui/shop-mark.tsx';
import { useBrand } from './brand-look.ts';

/** The shop's mark and name, or its own logo, as the content of a link that has a name. */
export function BrandName({ second }: { second?: string }) {
  const { mark, lines, name } = useBrand();
  const below = second ?? lines.rest;
  if (mark.kind === 'picture' && second === undefined) return <LogoImage {...mark} alt={name} />;
  return (
    <>
      {mark.kind === 'wheel' && <ShopMark />}
      <b translate="no">
        {lines.first} {below !== '' && <small>{below}</small>}
      </b>
    </>
  );
}

type LogoImageProps = {
  src: string;
  darkSrc: string | null;
  width: number;
  height: number;
  alt: string;
};

function LogoImage({ src, darkSrc, alt, ...size }: LogoImageProps) {
  return (
    <picture>
      {darkSrc !== null && <source srcSet={darkSrc} media="(prefers-color-scheme: dark)" />}
      <img className="logo-picture" src={src} alt={alt} {...size} />
    </picture>
  );
}
