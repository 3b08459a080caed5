// Starts the router on the first interaction, or at once if the page is an application.
// Until then the page is a document: links, forms and <details> work without any of this.
(() => {
  // A picture that fails to load is requested again, and finally replaced by its alternative text.
  const signs = 'pointermove pointerdown keydown touchstart scroll focusin error';
  const events = signs.split(' ');
  const options = { capture: true, passive: true };
  let rest;
  /** A browser reports a resting mouse when the page below it grows, which is not an interaction. */
  function isStill(event) {
    const place = `${event.clientX} ${event.clientY}`;
    rest ??= place;
    return event.type === 'pointermove' && rest === place;
  }
  function wake(event) {
    if (event && isStill(event)) return;
    // Zod would try `new Function`, which the security policy refuses and reports.
    globalThis.__zod_globalConfig = { jitless: true };
    for (const event of events) removeEventListener(event, wake, options);
    for (const inert of document.querySelectorAll('script[type^=inert]')) {
      const script = document.createElement('script');
      if (inert.type === 'inert/module') script.type = 'module';
      script.text = inert.text;
      inert.replaceWith(script);
    }
  }
  // A form that came back with a proof of work starts it by itself, without interaction.
  const isAsked = document.querySelector('[name=formProof]');
  const { boot } = document.documentElement.dataset;
  const isLost = [...document.images].some(
    (image) => image.complete && image.currentSrc && !image.naturalWidth,
  );
  // A page without a network must say so, and follow its links in another way.
  if (boot === 'now' || isAsked || isLost || !navigator.onLine) wake();
  else {
    for (const event of events) addEventListener(event, wake, options);
    // Only after the first paint, so that its scripts do not delay fonts and pictures.
    if (boot) addEventListener('load', () => requestAnimationFrame(() => setTimeout(wake)));
  }
})();

// To the browser, all pages that one document has shown are that document, even if it was reloaded
// since: back and forward between them only change the URL. Until the router is running, nobody
// handles that.
(() => {
  const withoutHash = (address) => address.split('#')[0];
  const [visit] = performance.getEntriesByType('navigation');
  // After going back, the URL may have changed by the time this has loaded.
  const own = withoutHash(visit?.type === 'back_forward' ? visit.name : location.href);
  function turn() {
    if (globalThis.__reactRouterDataRouter || withoutHash(location.href) === own) return;
    location.reload();
  }
  addEventListener('popstate', turn);
  turn();
})();

// Before the router sees the click, which it holds back while it starts.
addEventListener(
  'click',
  (event) => {
    const { hreflang, dataset = {}, href } = event.target.closest?.('a') ?? {};
    // Remembers a chosen language for a year; the home page then opens in it.
    if (hreflang) {
      // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not in every browser.
      document.cookie = `i18n_redirected=${hreflang};max-age=31536000;path=/;samesite=lax`;
    }
    // "Start your Build" waits for its script if it is clicked early, but not for long.
    if (dataset.start !== '' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    dataset.start = 1;
    setTimeout(() => {
      if (+dataset.start) location.href = href;
    }, 3000);
  },
  true,
);

// A new worker asks whether this page works with the one before; pages that do not answer are reloaded.
navigator.serviceWorker?.addEventListener('message', ({ data, ports }) => {
  if (data?.kind === 'awake?') ports[0].postMessage('awake');
});
