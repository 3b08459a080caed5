import { expect, test } from 'vitest';
import { plainText } from '#src/lib/plain-text.ts';
import { hostileDocument } from '#tests/factories/hostile-story.ts';
import { dangersIn } from '#tests/factories/html-dangers.ts';
import { xssCorpus } from '#tests/factories/xss-corpus.ts';
import { tidyContent } from './tidy-content.server.ts';

const newUid = () => 'new';
const running = /^[\s\p{C}]*(?:(?:javascript|data|vbscript|blob|file)\s*:|[\\/]{2})/iu;

function addressesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    ['url', 'cached_url', 'filename', 'href', 'src'].includes(name) && typeof item === 'string'
      ? [item]
      : addressesIn(item),
  );
}

test('what is kept has no address that runs script or loads from elsewhere', () => {
  for (const payload of xssCorpus) {
    const link = { fieldtype: 'multilink', linktype: 'url', url: payload, cached_url: payload };
    const asset = { fieldtype: 'asset', filename: payload, alt: payload };
    const { text: _, ...kept } = tidyContent(
      { component: 'x', link, assets: [asset], rich: linkAndPicture(payload), text: payload },
      newUid,
    );
    expect(addressesIn(kept).filter((url) => running.test(url))).toEqual([]);
  }
});

/** Only attributes that the service's renderer turns into URLs; it never reads the others. */
function linkAndPicture(payload: string) {
  const [{ content = [] } = {}] = hostileDocument(payload).content;
  const marks = content.flatMap((node) => ('marks' in node ? node.marks : []));
  const attrs = { src: payload, alt: payload };
  return {
    type: 'doc',
    content: [
      {
        type: 'text',
        text: payload,
        marks: marks.filter(({ type }) => type === 'link').map(hrefOnly),
      },
      { type: 'image', attrs },
    ],
  };
}

function hrefOnly({ type, attrs }: { type: string; attrs: { href: string } }) {
  return { type, attrs: { href: attrs.href } };
}

test('the HTML of the banner is kept as the site will show it, in every language', () => {
  for (const html of xssCorpus) {
    const content = { component: 'callout-banner', html, html__i18n__es: html, note: html };
    const kept = tidyContent(content, newUid);
    expect(dangersIn(kept.html)).toEqual([]);
    expect(dangersIn(kept.html__i18n__es)).toEqual([]);
    expect(kept.note).toBe(plainText(html));
    expect(tidyContent(kept, newUid)).toEqual(kept);
  }
});

test('texts are kept as they were typed: they are escaped where they are shown', () => {
  for (const title of xssCorpus)
    expect(tidyContent({ component: 'hero', title }, newUid).title).toBe(plainText(title));
});

test('every part gets an identity, and keeps one that can stand in an attribute', () => {
  const inside = [
    { component: 'b', _uid: 'kept-1' },
    { component: 'c' },
    { component: 'd', _uid: {} },
  ];
  const content = { component: 'a', _uid: '--><script>', inside };
  expect(tidyContent(content, newUid)).toEqual({
    component: 'a',
    _uid: 'new',
    inside: [
      { component: 'b', _uid: 'kept-1' },
      { component: 'c', _uid: 'new' },
      { component: 'd', _uid: 'new' },
    ],
  });
});

test('content that is nested without end is refused', () => {
  let deep: unknown = 'x';
  for (let level = 0; level < 5000; level += 1) deep = [deep];
  expect(() => tidyContent({ component: 'a', deep }, newUid)).toThrow('content.too-deep');
});

test('the marks of the editor do not come back into what is kept', () => {
  const inner = { component: 'b', _uid: 'b', _editable: '<!--#storyblok#{}-->' };
  const content = { component: 'a', _uid: 'a', _editable: '<!--#storyblok#{}-->', body: [inner] };
  expect(tidyContent(content, () => 'new')).toEqual({
    component: 'a',
    _uid: 'a',
    body: [{ component: 'b', _uid: 'b' }],
  });
});
