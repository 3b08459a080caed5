// Reports what happens on the page to the shop's own statistics, without a cookie and to this site
// only: page views, calls, followed links. Not for visitors who opted out of tracking.
(() => {
  const { globalPrivacyControl, doNotTrack } = navigator;
  if (globalPrivacyControl || doNotTrack === '1' || top !== self) return;
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
