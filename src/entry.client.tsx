import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { asLocale, defaultLocale } from '#src/lib/locales.ts';
import { shouldReload } from '#src/web/browser/chunk-reload.ts';
import { watchLazyImages } from '#src/web/browser/lazy-images.ts';
import { preserveEarlyText, preserveSelections } from '#src/web/browser/text-areas.ts';
import { LocaleContext } from '#src/web/words/use-strings.ts';

addEventListener('vite:preloadError', (event) => {
  // Without a network a reload would take away the page that is still here.
  if (!navigator.onLine || !shouldReload(sessionStorage, Date.now())) return;
  event.preventDefault();
  location.reload();
});

// The router breaks off an answer that another press overtook and leaves its end unheard
// (remix-run/react-router#14761): whoever breaks off has not failed.
addEventListener('unhandledrejection', (event) => {
  const { reason } = event;
  if (reason instanceof DOMException && reason.name === 'AbortError') event.preventDefault();
});

preserveSelections();
const giveTextBack = preserveEarlyText();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LocaleContext value={asLocale(document.documentElement.lang) ?? defaultLocale}>
        <HydratedApp>
          <HydratedRouter />
        </HydratedApp>
      </LocaleContext>
    </StrictMode>,
  );
});

watchLazyImages();

/** Its effect comes after those of everything in it: forms listen by then. */
function HydratedApp({ children }: { children: ReactNode }) {
  useEffect(giveTextBack, []);
  return children;
}
