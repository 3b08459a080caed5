import { expect, test } from 'vitest';
import type { AnswerPanelProps } from './answer-panel-props.ts';
import { usualWay } from './usual-way.ts';

const both = { phones: ['+16025550142'], emails: ['ana@example.org'] };

test.each<[AnswerPanelProps['preferred'], AnswerPanelProps['ways'], string]>([
  ['text', both, 'text'],
  ['call', both, 'call'],
  ['email', both, 'reply'],
  ['text', { ...both, phones: [] }, 'reply'],
  [null, both, 'reply'],
  [null, { ...both, emails: [] }, 'call'],
])('who prefers %s gets the answer that way', (preferred, ways, way) => {
  expect(usualWay({ preferred, ways })).toBe(way);
});
