import { expect, test } from 'vitest';
import { loadBlok } from '#tests/load-blok.ts';
import { renderBlok } from '#tests/render-blok.tsx';

const stories = ['alignment', 'recheck'].map((slug) => ({
  slug,
  content: { name: `The ${slug}`, bookable: slug === 'recheck', included: ['Printout', 7] },
}));
const ctx = { content: { listStories: async () => stories } };
const html = async (services: unknown) => {
  const blok = { component: 'service-cards', services };
  return renderBlok(blok, await loadBlok(blok, ctx));
};

test('services stand in the editor’s order, each under its slug as anchor', async () => {
  const order = (await html(['recheck', 'gone', 'alignment'])).match(/<article id="[^"]+"/g);
  expect(order).toEqual(['<article id="recheck"', '<article id="alignment"']);
});

test('only what can be booked has a way to book it', async () => {
  expect(await html(['recheck'])).toContain('href="/appointment?service=recheck"');
  expect(await html(['alignment'])).not.toContain('/appointment');
});

test('without services there is nothing', async () => {
  expect(await html('recheck')).toBe('');
});
