import { expect, test } from 'vitest';
import { isOpenOn, jobQuestionSchema } from './index.ts';

const label = { en: 'Which?', es: '¿Cuál?' };

test('a job is open through its last day', () => {
  const job = { status: 'open' as const, validThrough: '2026-12-31' };
  expect(isOpenOn(job, '2026-12-31')).toBe(true);
  expect(isOpenOn(job, '2027-01-01')).toBe(false);
  expect(isOpenOn({ ...job, status: 'closed' }, '2026-12-01')).toBe(false);
});

test('a question to choose from needs something to choose', () => {
  const question = { id: 'which', type: 'select', required: true, label };
  expect(jobQuestionSchema.safeParse(question).success).toBe(false);
  expect(jobQuestionSchema.safeParse({ ...question, options: [] }).success).toBe(false);
  expect(jobQuestionSchema.safeParse({ ...question, options: [label] }).success).toBe(true);
});
