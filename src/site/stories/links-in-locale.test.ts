import { expect, test } from 'vitest';
import { linksInLocale } from './links-in-locale.ts';

const links =
  '<p><a href="/contact">a</a> <a rel="noopener" href="/es/gallery#x">b</a> <a href="//c.example">c</a>' +
  '<a href="https://d.example/x">d</a><a href="#e">e</a><a href="/f/1/a.pdf">f</a></p>';

test('links of a text lead to the pages in its language, and files stay where they are', () => {
  const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  const others = ['//c.example', 'https://d.example/x', '#e', '/f/1/a.pdf'];
  expect(hrefs(linksInLocale(links, 'es'))).toEqual(['/es/contact', '/es/gallery#x', ...others]);
  expect(hrefs(linksInLocale(links, 'en'))).toEqual(['/contact', '/gallery#x', ...others]);
});
