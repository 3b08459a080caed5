import { StrictMode, startTransition } from 'react';
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

keepEarlyText();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

watchLazyImages();
