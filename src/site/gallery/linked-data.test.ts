import { expect, test } from 'vitest';
import type { BuildPageData } from './build-page-data.ts';
import { buildLinkedData } from './linked-data.ts';

const canonical = 'https://shop.example/gallery/ford/commuter';
const meta = { title: 'Commuter', siteName: 'Ironwood', description: '', canonical };

/** The page, as far as structured data uses it. */
function articleWith(image: BuildPageData['meta']['image']) {
  const told = { heading: 'Commuter', story: 'Daily.', parts: [], meta: { ...meta, image } };
  return buildLinkedData(told as unknown as BuildPageData); // What it does not read is left out.
}

test('a picture with its size is told by its address alone', () => {
  const url = 'https://shop.example/f/1/1280x672/a/b.jpg';
  expect(articleWith({ url, width: 1280, height: 672, alt: 'A truck' })).toMatchObject({
    image: url,
  });
  expect(articleWith(url)).toMatchObject({ image: url });
  expect(articleWith(undefined)).not.toHaveProperty('image');
});
