import { expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';

const careers = {
  title: 'Careers',
  siteName: 'Ironwood Off-Road',
  description: 'Four open jobs, with pay.',
  canonical: 'https://ironwood.example/careers',
};

test('a title is followed by the shop', () => {
  expect(pageMeta(careers)).toContainEqual({ title: 'Careers - Ironwood Off-Road' });
});

test('description and canonical go to search engines and to shared links alike', () => {
  const tags = pageMeta(careers);
  expect(tags).toContainEqual({ name: 'description', content: careers.description });
  expect(tags).toContainEqual({ property: 'og:description', content: careers.description });
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: careers.canonical });
  expect(tags).toContainEqual({ property: 'og:url', content: careers.canonical });
});

test('a page without a picture has one drawn from its title; one that is not to be found has none', () => {
  const drawn = expect.stringMatching(
    /^https:\/\/ironwood\.example\/pictures\/pages\/careers\.png\?v=/,
  );
  expect(pageMeta(careers)).toContainEqual({ property: 'og:image', content: drawn });
  expect(JSON.stringify(pageMeta({ ...careers, robots: 'noindex' }))).not.toContain('og:image');
});

test('robots and a picture of its own are there when the page has them', () => {
  expect(JSON.stringify(pageMeta(careers))).not.toContain('robots');
  const tags = pageMeta({
    ...careers,
    robots: 'noindex',
    image: 'https://ironwood.example/f/t.jpg',
  });
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(tags).toContainEqual({
    property: 'og:image',
    content: 'https://ironwood.example/f/t.jpg',
  });
});

test('a page names itself in both languages, and English for everybody else', () => {
  const at = 'https://ironwood.example';
  const languages = (canonical: string) =>
    pageMeta({ ...careers, canonical }).flatMap((tag) =>
      'hrefLang' in tag ? [`${tag.hrefLang} ${tag.href}`] : [],
    );
  const both = [`en ${at}/careers`, `es ${at}/es/careers`, `x-default ${at}/careers`];
  expect(languages(`${at}/careers`)).toEqual(both);
  expect(languages(`${at}/es/careers`)).toEqual(both);
  expect(languages(`${at}/es`)).toEqual([`en ${at}/`, `es ${at}/es`, `x-default ${at}/`]);
  expect(pageMeta({ ...careers, canonical: `${at}/es` })).toContainEqual({
    property: 'og:locale',
    content: 'es_US',
  });
});

test('what is not to be found, or is in English alone, names no other language', () => {
  expect(JSON.stringify(pageMeta({ ...careers, robots: 'noindex' }))).not.toContain('hrefLang');
  expect(JSON.stringify(pageMeta({ ...careers, isDefaultOnly: true }))).not.toContain('hrefLang');
});
