import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { finishDocument } from './finish-document.ts';

const boot = { src: '/assets/boot-1.js' };
const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;
const hash = (text: string) => createHash('sha256').update(text).digest('base64');

test('inline scripts are inert until the boot script starts them, modules as modules', () => {
  const { html } = finishDocument(
    page('<script>a=1</script><script type="module" async="">import "/x.js"</script>'),
    boot,
  );
  expect(html).toContain('<script type="inert/classic">a=1</script>');
  expect(html).toContain('<script type="inert/module">import "/x.js"</script>');
});

test('scripts are sent without their indents, line by line as they were', () => {
  const { html, policy } = finishDocument(
    page('<script>\n\t\ta = 1 // one\n\t\tb = 2</script>'),
    boot,
  );
  expect(html).toContain('<script type="inert/classic">\na = 1 // one\nb = 2</script>');
  expect(policy).toContain(hash('\na = 1 // one\nb = 2'));
});

test('the policy admits exactly the scripts of this page', () => {
  const { policy } = finishDocument(page('<script>a=1</script>'), boot);
  expect(policy).toContain(`script-src 'self' 'sha256-${hash('a=1')}'`);
  expect(policy).not.toContain('unsafe-inline');
});

test('a page without inline scripts admits none', () => {
  expect(finishDocument(page(''), boot).policy).toContain("script-src 'self';");
});

test('scripts next to each other are one, with one hash; their elements stay for React', () => {
  const { html, policy } = finishDocument(
    page('', '<script>a=1</script><script>b=2</script><script type="module">c</script>'),
    boot,
  );
  expect(html).toContain(
    '<script type="inert/classic"></script><script type="inert/classic">a=1;b=2</script>',
  );
  expect(html).toContain('<script type="inert/module">c</script>');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash('a=1;b=2')}' 'sha256-${hash('c')}'`);
});

test('what must run before the page is painted is sent as it is, and admitted', () => {
  const { html, policy } = finishDocument(page('', '<script data-early="">a=1</script>'), boot);
  expect(html).toContain('<script>a=1</script>');
  expect(policy).toContain(hash('a=1'));
});

test('data blocks stay as they are and need no hash', () => {
  const data = '<script type="application/ld+json">{"@type":"Thing"}</script>';
  const { html, policy } = finishDocument(page(data), boot);
  expect(html).toContain(data);
  expect(policy).not.toContain('sha256');
});

test('module preloads are removed: nothing of the router loads with the document', () => {
  const { html } = finishDocument(page('<link rel="modulepreload" href="/assets/a.js"/>'), boot);
  expect(html).not.toContain('modulepreload');
});

test('the end of the data is in one script with the data, which has one hash', () => {
  const stream = 'window.__reactRouterContext.streamController';
  const close = `<!--$--><script>${stream}.close();</script><!--/$-->`;
  const { html, policy } = finishDocument(
    page('', `<!--$--><script>${stream}.enqueue("[]");</script>${close}<!--/$-->`),
    boot,
  );
  const both = `${stream}.enqueue("[]");${stream}.close();`;
  expect(html).toContain(`<!--$--><script type="inert/classic">${both}</script><!--/$-->`);
  expect(policy).toContain(`script-src 'self' 'sha256-${hash(both)}';`);
});

test('the boot script comes once, at the end of the body', () => {
  const { html } = finishDocument(page('', '<p>x</p>'), boot);
  expect(html).toContain('<p>x</p><script src="/assets/boot-1.js" defer></script></body>');
  expect(html.split('boot-1.js')).toHaveLength(2);
});

test('a page that wakes by itself does not have its boot script wait', () => {
  const asleep = page('', '<p>x</p>');
  const application = asleep.replace('<html', '<html data-boot="seen"');
  expect(finishDocument(application, boot).html).toContain('-1.js" fetchpriority="high" defer>');
  expect(finishDocument(asleep, boot).html).not.toContain('fetchpriority');
});

test('text with dollar signs reaches the page unchanged', () => {
  const { html } = finishDocument(page('', "<p>$& $' $1</p>"), boot);
  expect(html).toContain("<p>$& $' $1</p>");
});

test('a page may be framed by this site only when it is a draft in the editor', () => {
  expect(finishDocument(page(''), boot).policy).toContain("frame-ancestors 'none'");
  const { policy } = finishDocument(page(''), boot, { isPreview: true });
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/);
  expect(policy).not.toContain('unsafe-inline');
});

test('only a page that is nobody else’s may hold frames', () => {
  expect(finishDocument(page(''), boot).policy).toContain("frame-src 'none'");
  expect(finishDocument(page(''), boot, { mayFrame: true }).policy).toContain("frame-src 'self'");
});

test('a page with parts by other companies may frame this site’s own frames for them, no host of theirs', () => {
  const { policy } = finishDocument(page('', '<div data-embeds="chat"></div>'), boot);
  expect(policy).toMatch(/frame-src 'self'; .*frame-ancestors 'none'/);
  expect(policy).not.toContain('http');
});
