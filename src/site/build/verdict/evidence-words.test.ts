import { expect, test } from 'vitest';
import words from './evidence-words.json' with { type: 'json' };

test('where a build and the records differ, no sentence accuses the rules, and each says what the shop does', () => {
  for (const key of ['differs.cut', 'differs.clean', 'differs.refused'] as const) {
    expect(words[key].en).not.toMatch(/otherwise|our rules/i);
    expect(words[key].en).toContain('we measure yours before');
    expect(words[key].es).toContain('medimos la tuya antes de');
  }
});
