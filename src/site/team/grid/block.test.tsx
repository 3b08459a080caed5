import { expect, test } from 'vitest';
import { loadBlok } from '#tests/load-blok.ts';
import { renderBlok } from '#tests/render-blok.tsx';

const blok = { component: 'team-grid' };
const people = async (content: object) => {
  const listStories = async () => [{ slug: 'hank', content: { name: 'Hank', ...content } }];
  return renderBlok(blok, await loadBlok(blok, { content: { listStories } }));
};

test('a person has a portrait in the words of the story, and their years', async () => {
  const portrait = { filename: '/f/1/800x1000/abc/hank.jpg', alt: 'Line portrait of Hank' };
  const html = await people({ role: 'Alignment', years: 1, portrait });
  expect(html).toContain('alt="Line portrait of Hank"');
  expect(html).toContain('>Alignment, 1 year<');
});

test('who has no portrait and no years yet is still shown by name and role', async () => {
  const html = await people({ role: 'Apprentice' });
  expect(html).toContain('>Hank</h2>');
  expect(html).toContain('<p class="label">Apprentice</p>');
  expect(html).not.toContain('<img');
  expect(html).toContain('aria-hidden="true">H</div>');
});

test('a person without a role yet has no comma before the years', async () => {
  expect(await people({ years: 2 })).toContain('<p class="label">2 years</p>');
  expect(await people({})).not.toContain('class="label"');
});
