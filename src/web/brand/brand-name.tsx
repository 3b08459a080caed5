import { ShopMark } from '#src/web/ui/shop-mark.tsx';
import { type LogoPicture, useBrand } from './brand-look.ts';

/** What a logo stands on: a page in the scheme of whoever reads it, or a field that is light or dark in both. */
export type LogoGround = 'scheme' | 'light' | 'dark';

type BrandNameProps = {
  /** Below the name, instead of the rest of it. */
  second?: string;
  ground?: LogoGround;
};

/** The shop's mark and name, or its own logo, as the content of a link that has a name. */
export function BrandName({ second, ground = 'scheme' }: BrandNameProps) {
  const { mark, lines, name } = useBrand();
  const below = second ?? lines.rest;
  if (mark.kind === 'picture') {
    return <LogoImage mark={mark} ground={ground} alt={name} />;
  }
  return (
    <>
      {(mark.kind === 'wheel' || lines.first === '') && <ShopMark />}
      <b translate="no">
        {lines.first} {below !== '' && <small>{below}</small>}
      </b>
    </>
  );
}

type LogoImageProps = { mark: LogoPicture; ground: LogoGround; alt: string };

/** A logo without a version for dark grounds stands there on a plate, because most are drawn for white paper. */
function LogoImage({ mark, ground, alt }: LogoImageProps) {
  const { src, darkSrc, width, height } = mark;
  const hasPlate = darkSrc === null && ground !== 'light';
  const image = {
    className: hasPlate ? 'logo-picture logo-plate' : 'logo-picture',
    src: ground === 'dark' ? (darkSrc ?? src) : src,
    width,
    height,
  };
  if (ground !== 'scheme' || darkSrc === null) return <img alt={alt} {...image} />;
  return (
    <picture>
      <source srcSet={darkSrc} media="(prefers-color-scheme: dark)" />
      <img alt={alt} {...image} />
    </picture>
  );
}
