// What the shop learns of a visit, without a cookie and on this site only. Not for visitors who opted out of tracking.
(() => {
  const { globalPrivacyControl, doNotTrack } = navigator;
  if (globalPrivacyControl || doNotTrack === '1') return;
  // Where it started: stored by this tab only, and sent only with a build that is started or a form that is sent.
  const key = 'arrival';
  let posted;
  /** If storage is refused, only the page that sends the form is known. */
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

  // Page views, calls, followed links: reported to the shop's own statistics.
  if (top !== self) return;
  let from = document.referrer;
  let seen;
  function tell(n, d) {
    if (!navigator.onLine) return;
    const x = document.querySelector('[data-exposure]')?.dataset.exposure;
    navigator.sendBeacon('/api/event', JSON.stringify({ n, u: location.href, r: from, d, x }));
  }
  function look() {
    if (document.prerendering || seen === location.pathname) return;
    seen = location.pathname;
    tell(document.querySelector('.no-page') ? 'not_found' : 'page_view');
    from = location.href;
  }
  look();
  document.addEventListener('prerenderingchange', look);
  // The router changes the head after the URL.
  new MutationObserver(look).observe(document.head, { childList: true, subtree: true });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) seen = 0;
    look();
  });
  addEventListener('click', ({ target }) => {
    const link = target.closest('a[href]');
    if (!link) return;
    const { protocol, host, href, pathname } = link;
    if (protocol === 'tel:') tell('call_click');
    else if (host && host !== location.host) tell('outbound', href);
    else if (link.download || /\.(pdf|csv|ics)$/.test(pathname)) tell('file', href);
  });
  addEventListener('submit', ({ target }) => {
    if (target.elements.formId) tell('form', target.action);
  });
})();
