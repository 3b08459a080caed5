// Runs the router on the first sign of a person, or at once where the page is an application.
// Until then the page is a document: links, forms and <details> work without any of this.
(() => {
  // A picture that does not come is asked for again, and its words stand in its place.
  const signs = 'pointermove pointerdown keydown touchstart scroll focusin error';
  const events = signs.split(' ');
  const options = { capture: true, passive: true };
  let rest;
  /** A browser reports a mouse that lies still under a page that grows: no sign of a person. */
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
    for (const inert of document.querySelectorAll('script[type^="inert/"]')) {
      const script = document.createElement('script');
      if (inert.type === 'inert/module') script.type = 'module';
      script.text = inert.text;
      inert.replaceWith(script);
    }
  }
  // A form that came back with work for this browser does it by itself, untouched.
  const isAsked = document.querySelector('[name=formProof]');
  const { boot } = document.documentElement.dataset;
  const isLost = [...document.images].some(
    (image) => image.complete && image.currentSrc && !image.naturalWidth,
  );
  // A page without a network has to say so, and to follow its links in another way.
  if (boot === 'now' || isAsked || isLost || !navigator.onLine) wake();
  else {
    for (const event of events) addEventListener(event, wake, options);
    // Once it is seen whole: its scripts then keep no font and no picture waiting.
    if (boot) addEventListener('load', () => requestAnimationFrame(() => setTimeout(wake)));
  }
})();

// To the browser, pages that one document has shown are that document still, also when it was loaded
// anew since: back and forward among them change the address alone. Until the router hears of that,
// nobody turns the page.
(() => {
  const withoutHash = (address) => address.split('#')[0];
  const [visit] = performance.getEntriesByType('navigation');
  // Where somebody came back, the address may be another already by the time this has come.
  const own = withoutHash(visit?.type === 'back_forward' ? visit.name : location.href);
  function turn() {
    if (globalThis.__reactRouterDataRouter || withoutHash(location.href) === own) return;
    location.reload();
  }
  addEventListener('popstate', turn);
  turn();
})();

// Before the router hears of the press, which it keeps to itself while it wakes.
addEventListener(
  'click',
  (event) => {
    const { hreflang, dataset = {}, href } = event.target.closest?.('a') ?? {};
    // A language that somebody chooses is the one in which the first page opens for a year.
    if (hreflang) {
      // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not in every browser.
      document.cookie = `i18n_redirected=${hreflang};max-age=31536000;path=/;samesite=lax`;
    }
    // "Start your Build" does one thing: pressed early it waits for its script, but not for long.
    if (dataset.start !== '' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    dataset.start = 1;
    setTimeout(() => {
      if (+dataset.start) location.href = href;
    }, 3000);
  },
  true,
);

// Where a visit began, for the shop that hears of it: kept by this tab alone, and told only with a
// build that is started or a form that is sent. Not of somebody who asked not to be followed.
(() => {
  const { globalPrivacyControl, doNotTrack } = navigator;
  if (globalPrivacyControl || doNotTrack === '1') return;
  const key = 'arrival';
  let posted;
  /** Storage may be refused; then only the page that sends the form is known. */
  function arrival() {
    try {
      const here = { landing: location.pathname + location.search, referrer: document.referrer };
      sessionStorage[key] ??= JSON.stringify(here);
      return JSON.parse(sessionStorage[key]);
    } catch {
      return {};
    }
  }
  function isTold(form) {
    return /^(start|add)$/.test(form.get('intent')) || form.has('formId');
  }
  arrival();
  addEventListener(
    'submit',
    ({ target, submitter }) => {
      posted = (submitter?.formMethod || target.method) === 'post' && target;
    },
    true,
  );
  addEventListener('formdata', ({ target, formData }) => {
    if (target !== posted || !isTold(formData)) return;
    for (const [name, value] of Object.entries(arrival())) formData.set(name, value);
  });
})();

// A new worker asks whether this page works under the one before; who does not answer is healed.
navigator.serviceWorker?.addEventListener('message', ({ data, ports }) => {
  if (data?.kind === 'awake?') ports[0].postMessage('awake');
});
