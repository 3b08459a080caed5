import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { shouldReload } from './chunk-reload.ts';
import { keepEarlyText } from './early-text.ts';
import { watchLazyImages } from './lazy-images.ts';

addEventListener('vite:preloadError', (event) => {
  // Without a network a reload would take away the page that is still here.
  if (!navigator.onLine || !shouldReload(sessionStorage, Date.now())) return;
  event.preventDefault();
  location.reload();
});

const giveTextBack = keepEarlyText();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Awake>
        <HydratedRouter />
      </Awake>
    </StrictMode>,
  );
});

watchLazyImages();

/** Its effect comes after those of everything in it: forms listen by then. */
function Awake({ children }: { children: ReactNode }) {
  useEffect(giveTextBack, []);
  return children;
}
