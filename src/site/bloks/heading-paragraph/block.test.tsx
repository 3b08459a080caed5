import { expect, test } from 'vitest';
import { renderBlok } from '#tests/render-blok.tsx';

const part = { component: 'HeadingParagraph', heading: 'What we refuse', paragraph: 'A spacer.' };

test('the level is the editor’s, the second when it makes no sense', () => {
  expect(renderBlok({ ...part, level: 3 })).toContain('What we refuse</h3>');
  expect(renderBlok(part)).toContain('What we refuse</h2>');
  expect(renderBlok({ ...part, level: 1 })).toContain('What we refuse</h2>');
});
