import { ContentImage } from './content-image.tsx';
import { type PictureCrop, srcsetOf } from './picture-sources.ts';
import { siteImages } from './site-images.ts';

type PictureProps = {
  /** Address of an asset: "/f/1/1600x900/<hash>/truck.jpg". */
  src: string;
  alt: string;
  /** How wide it is shown in windows up to a screen's width: "md:100vw xl:50vw". */
  sizes: string;
  /** Another shape, cut around what the picture is about. */
  crop?: PictureCrop | undefined;
  /** The picture a page opens with: fetched first, never lazily. */
  priority?: boolean;
  className?: string;
};

/** A picture in the width that the screen needs; the server picks AVIF or WebP by what is accepted. */
export function Picture({ src, alt, sizes, crop, priority, className }: PictureProps) {
  const picture = srcsetOf(src, crop);
  return (
    <ContentImage
      // Another picture is another element: its state begins anew.
      key={src}
      {...picture}
      sizes={picture.srcSet === undefined ? undefined : siteImages.sizesOf(sizes)}
      alt={alt}
      className={className}
      decoding="async"
      priority={priority}
    />
  );
}
