import type { APIRequestContext, JSHandle, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** A document that is parsed, and neither loaded nor drawn: a hundredth of what a page costs. */
export type Markup = JSHandle<Document>;

/** The document at this path, as the server sends it. */
export async function askFor(
  request: APIRequestContext,
  path: string,
  status = 200,
): Promise<string> {
  const answer = await request.get(path);
  expect.soft(answer.status(), path).toBe(status);
  return answer.text();
}

/** Parsed in this page, which stays as it is; `<noscript>` is read too. */
export async function parse(page: Page, html: string): Promise<Markup> {
  return page.evaluateHandle((text) => new DOMParser().parseFromString(text, 'text/html'), html);
}

const nothing = encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>');

/**
 * Draws a document without its pictures, which have their sizes in the page: one without a size of its own moves
 * nothing. The page is at an address of the site, with `bypassCSP`, so that styles and fonts are kept between documents.
 */
export async function draw(page: Page, html: string): Promise<void> {
  const plain = html
    .replace(/<source\b[^>]*>|<link rel="preload" as="image"[^>]*>/g, '')
    .replace(/<img\b[^>]*>/g, (img) =>
      img
        .replace(/\ssrcset="[^"]*"/i, '')
        .replace(/\ssrc="[^"]*"/i, ` src="data:image/svg+xml,${nothing}"`),
    );
  await page.setContent(plain);
}
