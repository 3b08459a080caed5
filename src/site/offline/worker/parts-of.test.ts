import { expect, test } from 'vitest';
import { partsOfFile, partsOfPage } from './parts-of.ts';

test('a page names its styles, fonts and modules, also those that sleep', () => {
  const html = `<link rel="stylesheet" href="/assets/app-1.css"><link href="/assets/text-2.woff2">
    <script type="inert/module">import "/assets/manifest-3.js";
    import * as route0 from "/assets/root-4.js";import("/assets/entry.client-5.js");</script>
    <script src="/assets/boot-6.js" defer></script><img src="/f/1/2x2/ab/a.jpg">`;
  expect(partsOfPage(html)).toEqual([
    '/assets/app-1.css',
    '/assets/text-2.woff2',
    '/assets/manifest-3.js',
    '/assets/root-4.js',
    '/assets/entry.client-5.js',
    '/assets/boot-6.js',
  ]);
});

test('a module needs what it imports at once, not what it may import later', () => {
  const code =
    'import{a as b}from"./lib-1.js";import"./side-2.js";const c=()=>import("./late-3.js")';
  expect(partsOfFile('/assets/x.js', code)).toEqual(['/assets/lib-1.js', '/assets/side-2.js']);
});

test('a style sheet needs its fonts', () => {
  const css = '@font-face{src:url(/assets/a-1.woff2)}@font-face{src:url("./b-2.woff2")}';
  expect(partsOfFile('/assets/x.css', css)).toEqual(['/assets/a-1.woff2', '/assets/b-2.woff2']);
});
