import { expect, test } from 'vitest';
import { DomainError } from '#src/domain/errors.ts';
import { toNotFound } from './to-not-found.ts';

test('what is not there, or no more, is an answer and no failure', () => {
  expect(toNotFound(new DomainError('not-found', { text: 'x' }))).toMatchObject({
    init: { status: 404 },
  });
  expect(toNotFound(new DomainError('gone', { text: 'x' }))).toMatchObject({
    init: { status: 410 },
  });
});

test('any other error stays what it is', () => {
  for (const error of [new DomainError('invalid', { text: 'x' }), new Error('x')]) {
    expect(toNotFound(error)).toBe(error);
  }
});
