import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import type { FitAnswer } from './check-fit.server.ts';

/** A card rests this long on a place before the server is asked about it. */
const restMs = 120;

/** What the server says about the move of a card that is being dragged; null until it has answered about this one. */
export function useFit(fields: Readonly<Record<string, string>> | null): FitAnswer | null {
  const { load, data } = useFetcher<FitAnswer>();
  const asked = fields && `?${new URLSearchParams(fields)}`;
  const loader = useRef(load);
  loader.current = load;
  useEffect(() => {
    if (asked === null) return;
    const timer = setTimeout(
      () => void loader.current(`${adminHrefs.calendarFit()}${asked}`),
      restMs,
    );
    return () => clearTimeout(timer);
  }, [asked]);
  return asked !== null && data?.asked === asked ? data : null;
}
