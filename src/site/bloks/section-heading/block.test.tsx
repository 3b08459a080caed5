import { expect, test } from 'vitest';
import { renderBlok } from '#tests/render-blok.tsx';

const heading = { component: 'section-heading', title_accent: 'Recently', title: 'Finished' };

test('accent and title are one heading', () => {
  expect(renderBlok(heading)).toMatch(
    /<h2><span class="section-heading-accent">Recently<\/span> Finished<\/h2>/,
  );
});

test('alignment and padding are the editor’s; left and none by default', () => {
  expect(renderBlok(heading)).toContain('is-left');
  expect(renderBlok(heading)).not.toContain('has-padding');
  const set = renderBlok({ ...heading, description_align: 'center', bottom_padding: true });
  expect(set).toContain('has-padding is-center');
  expect(renderBlok({ ...heading, description_align: 'diagonal' })).toContain('is-left');
});

test('no description, no paragraph', () => {
  expect(renderBlok(heading)).not.toContain('<p');
});
