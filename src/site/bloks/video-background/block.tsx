import { useEffect, useRef } from 'react';
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { Film } from './film.tsx';
import type { VideoBackgroundBlok } from './schema.ts';

/**
 * A film across the page. Without film and poster nothing is shown. Below a page's title, its still is the first
 * thing a visitor sees.
 */
export function VideoBackground({ blok, previous }: BlokProps<VideoBackgroundBlok>) {
  if (blok.src === '' && blok.sources.length === 0 && blok.poster === '') return null;
  return (
    <section className="video-background">
      <Film film={blok} priority={previous === 'hero'} />
      {blok.overlay !== '' && <Overlay background={blok.overlay} />}
    </section>
  );
}

/** The editor's overlay color is set by script, because the security policy allows no style attribute. */
function Overlay({ background }: { background: string }) {
  const shade = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shade.current) shade.current.style.background = background;
  }, [background]);
  return <div ref={shade} className="film-shade" />;
}
