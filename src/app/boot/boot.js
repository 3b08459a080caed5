// Runs the router on the first sign of a person, or at once where the page is an application.
// Until then the page is a document: links, forms and <details> work without any of this.
(() => {
  const events = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'scroll', 'focusin'];
  const options = { capture: true, passive: true };
  let rest;
  /** A browser reports a mouse that lies still under a page that grows: no sign of a person. */
  function isStill({ type, clientX, clientY }) {
    if (type !== 'pointermove') return false;
    const place = `${clientX} ${clientY}`;
    rest ??= place;
    return rest === place;
  }
  function wake(event) {
    if (event && isStill(event)) return;
    // Zod would try `new Function`, which the security policy refuses and reports.
    globalThis.__zod_globalConfig = { jitless: true };
    for (const event of events) removeEventListener(event, wake, options);
    for (const inert of document.querySelectorAll('script[type^="inert/"]')) {
      const script = document.createElement('script');
      if (inert.type === 'inert/module') script.type = 'module';
      script.text = inert.text;
      inert.replaceWith(script);
    }
  }
  if (document.documentElement.dataset.boot === 'now') wake();
  else for (const event of events) addEventListener(event, wake, options);
})();
