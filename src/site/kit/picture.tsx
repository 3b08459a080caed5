import { ContentImage } from './content-image.tsx';
import { type PictureCrop, srcsetOf } from './picture-sources.ts';
import { siteImages } from './site-images.ts';

type PictureProps = {
  /** URL of an asset: "/f/1/1600x900/<hash>/truck.jpg". */
  src: string;
  alt: string;
  /** Its display width in windows up to a screen's width: "md:100vw xl:50vw". */
  sizes: string;
  /** Another shape, cropped around the focal point. */
  crop?: PictureCrop | undefined;
  /** The first picture of a page: loaded with priority, never lazily. */
  priority?: boolean;
  className?: string;
};

/** A picture in the width that the screen needs; the server picks AVIF or WebP by the Accept header. */
export function Picture({ src, alt, sizes, crop, priority, className }: PictureProps) {
  const picture = srcsetOf(src, crop);
  return (
    <ContentImage
      // A new key per picture, so that its state starts again.
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
