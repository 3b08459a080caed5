import { expect, test } from 'vitest';
import { imageGallery } from './image-gallery.ts';

const meta = {
  title: 'Ford',
  siteName: 'Ironwood',
  description: 'Fords, lifted.',
  canonical: 'https://shop.example/gallery/ford',
};
const src = '/f/1/1600x1000/abc/truck.jpg';
const grid = (images: unknown[]) => ({
  grid: { untrimmed: 1, builds: images.map((image) => ({ title: 'A truck', image })) },
});

test('each picture of the gallery names its maker and where its licence stands', () => {
  const data = grid([{ src, alt: 'A truck in the bay', focus: '' }, null]);
  const gallery = imageGallery({ data, meta });
  expect(gallery?.image).toHaveLength(1);
  expect(gallery?.image[0]).toMatchObject({
    contentUrl: expect.stringMatching(/^https:\/\/shop\.example\/f\/1\/1600x1000\/abc\/truck\.jpg/),
    creator: { '@id': 'https://shop.example/#business' },
    license: 'https://shop.example/terms',
  });
});

test('a page without pictures says nothing of any', () => {
  expect(imageGallery({ data: grid([null]), meta })).toBeNull();
  expect(imageGallery({ data: { other: { builds: [] } }, meta })).toBeNull();
});
