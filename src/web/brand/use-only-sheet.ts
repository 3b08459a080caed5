import { useEffect } from 'react';

/** Switches off the sheets of earlier brands: React leaves a style sheet in the document once it was there. */
export function useOnlySheet(sheet: string | null): void {
  useEffect(() => {
    const sheets = 'link[rel=stylesheet][href^="/brand/look."]';
    for (const link of document.querySelectorAll<HTMLLinkElement>(sheets)) {
      link.disabled = link.getAttribute('href') !== sheet;
    }
  }, [sheet]);
}
