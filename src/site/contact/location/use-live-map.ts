import { useEffect, useRef, useState } from 'react';
import { mapPatienceMs, readMapMessage, usualZoom } from './map-message.ts';

export type MapState = 'drawn' | 'loading' | 'ready' | 'late' | 'failed';

export type ShownMap = {
  lat: number;
  lng: number;
  places: readonly { name: string; lat: number; lng: number }[];
};

/** The state of the live map: requested, loaded, timed out, or failed. */
export function useLiveMap() {
  const [state, setState] = useState<MapState>('drawn');
  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('late'), mapPatienceMs);
    return () => clearTimeout(timer);
  }, [state]);
  return { state, setState, open: () => setState('loading') };
}

type Live = ReturnType<typeof useLiveMap>;

/** Tells the frame what to show when it opens, and listens to the result. */
export function useMapMessages({ setState }: Live, shown: ShownMap) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(shown);
  useEffect(() => {
    const { lat, lng, places } = latest.current;
    function onMessage(event: MessageEvent) {
      const opened = frame.current?.contentWindow;
      if (!opened || event.source !== opened) return;
      const state = readMapMessage(event);
      const what = { center: { lat, lng }, zoom: usualZoom, places };
      // The frame has no origin to address it by; the data sent is also visible on the page.
      if (state === 'open') opened.postMessage(what, '*');
      else if (state !== null) setState(state);
    }
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [setState]);
  return frame;
}
