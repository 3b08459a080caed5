import { memo, useMemo, useState, useSyncExternalStore } from 'react';

type Drawn = { draw(): string };

/** Our own drawing functions made it, from numbers and fixed words; nobody's text is in it. */
export const DrawnSvg = memo(function DrawnSvg({ drawing }: { drawing: Drawn }) {
  const sent = useSentDrawing(drawing);
  const svg = useMemo(() => (sent === drawing ? '' : drawing.draw()), [sent, drawing]);
  return <Markup svg={svg} />;
});

/**
 * What the server drew of it is in the page: React leaves it there when it wakes the page, and to
 * draw it once more would take a slow phone a tenth of a second. Null where React makes the page.
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

/** The same text is not put in again: groups that were moved since keep their place. */
const Markup = memo(function Markup({ svg }: { svg: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the reason is the doc comment of `DrawnSvg`.
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: svg }} />;
});
