// Our only lines in a frame for a third-party script. The frame has no origin, so whatever the
// script stores is gone with the page.
(() => {
  const { embed, script } = document.documentElement.dataset;
  const site = new URL(location.href).origin;
  const tell = (message) => parent.postMessage({ embed, ...message }, site);

  /** Scripts that access cookies or storage would stop at the error that such a frame throws. */
  function memoryStorage() {
    const kept = new Map();
    return {
      getItem: (name) => kept.get(String(name)) ?? null,
      setItem: (name, value) => void kept.set(String(name), String(value)),
      removeItem: (name) => void kept.delete(String(name)),
      clear: () => kept.clear(),
      key: (at) => [...kept.keys()][at] ?? null,
      get length() {
        return kept.size;
      },
    };
  }
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: memoryStorage() });
  }
  const jar = new Map();
  Object.defineProperty(document, 'cookie', {
    get: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    set(text) {
      const [pair] = String(text).split(';');
      const cut = pair.indexOf('=');
      jar.set(pair.slice(0, cut).trim(), pair.slice(cut + 1).trim());
    },
  });

  // A tag manager counts the surrounding pages, so it gets their public URL and title.
  if (embed === 'tags') {
    window.dataLayer = [{ event: 'gtm.js', 'gtm.start': Date.now() }];
    addEventListener('message', ({ source, data }) => {
      if (source !== parent) return;
      window.dataLayer.push({
        event: 'page_view',
        page_location: data.page,
        page_title: data.title,
      });
    });
  }

  tell({ state: 'open' });
  const element = document.createElement('script');
  element.async = true;
  element.src = script;
  element.onload = () => tell({ state: 'ready' });
  element.onerror = () => tell({ state: 'failed' });
  document.head.append(element);
  const told = () => tell({ height: document.documentElement.scrollHeight });
  new ResizeObserver(told).observe(document.documentElement);
})();
