import { type RefObject, useEffect } from 'react';
import type { Brand } from '#src/domain/brand/index.ts';
import { fontPairs } from '#src/web/brand/font-pairs.ts';

/** Addresses of a heading's and a text's font, by pair. */
export type PairFiles = Record<keyof typeof fontPairs, { display: string; text: string }>;

/** Shows an element in a pair of fonts, which are loaded when somebody chooses it. */
export function usePairFonts(
  shown: RefObject<HTMLElement | null>,
  { fonts, files }: { fonts: Brand['fonts']; files: PairFiles },
): void {
  useEffect(() => {
    const { style } = shown.current ?? {};
    for (const role of ['display', 'text'] as const) {
      if (fonts === 'barlow') {
        style?.removeProperty(`--font-${role}`);
        continue;
      }
      const { family } = fontPairs[fonts][role];
      document.fonts.add(new FontFace(family, `url(${files[fonts][role]})`));
      style?.setProperty(`--font-${role}`, `"${family}", sans-serif`);
    }
  }, [shown, fonts, files]);
}
