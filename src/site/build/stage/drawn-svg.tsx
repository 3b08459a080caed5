import { memo, useMemo, useState, useSyncExternalStore } from 'react';

type Drawn = { draw(): string };

/** Made by our own drawing functions from numbers and fixed texts; it contains no user input. */
export const DrawnSvg = memo(function DrawnSvg({ drawing }: { drawing: Drawn }) {
  const sent = useSentDrawing(drawing);
  const svg = useMemo(() => (sent === drawing ? '' : drawing.draw()), [sent, drawing]);
  return <Markup svg={svg} />;
});

/**
 * The server's markup in the page, which React keeps when it hydrates; drawing it again would take a slow phone a
 * tenth of a second. Null if React renders the page from scratch.
 */
function useSentDrawing(drawing: Drawn): Drawn | null {
  const wakes = useSyncExternalStore(
    () => () => {},
    () => false,
    () => !import.meta.env.SSR,
  );
  const [sent] = useState(wakes ? drawing : null);
  return sent;
}

/** Unchanged markup is not inserted again, so groups that were moved since keep their place. */
const Markup = memo(function Markup({ svg }: { svg: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the reason is the doc comment of `DrawnSvg`.
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: svg }} />;
});
