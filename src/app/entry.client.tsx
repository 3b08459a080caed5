import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { shouldReload } from './chunk-reload.ts';

addEventListener('vite:preloadError', (event) => {
  if (!shouldReload(sessionStorage, Date.now())) return;
  event.preventDefault();
  location.reload();
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
