import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Palette } from '#src/domain/brand/index.ts';

/**
 * Gives an element the colors of both schemes as custom properties. Set by script, because the page's policy allows
 * no style attribute; before the script runs, the element has the colors that are saved.
 */
export function usePaletteStyle<Shown extends HTMLElement>(
  light: Palette,
  dark: Palette,
): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useLayoutEffect(() => {
    const { style } = shown.current ?? {};
    for (const name of Object.keys(dark)) {
      const inLight = light[name];
      if (inLight === undefined) continue;
      style?.setProperty(`--${name}`, `light-dark(${inLight}, ${dark[name]})`);
    }
  }, [light, dark]);
  return shown;
}
