import { ContentImage } from '#src/site/kit/content-image.tsx';
import { srcsetOf } from '#src/site/kit/picture-sources.ts';
import type { ContactLocationData } from './load.server.ts';

type DrawnMapProps = { map: NonNullable<ContactLocationData['map']> };

/** The map as our own picture: nothing of a map service is loaded. */
export function DrawnMap({ map: { light, dark, alt } }: DrawnMapProps) {
  const sizes = '(min-width: 48rem) 100vw, 800px';
  return (
    <picture className="contact-map">
      <source media="(prefers-color-scheme: dark)" srcSet={srcsetOf(dark).srcSet} sizes={sizes} />
      <ContentImage {...srcsetOf(light)} sizes={sizes} alt={alt} priority />
    </picture>
  );
}
