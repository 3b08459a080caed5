import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

test('a missing page says so in development, too', () => {
  const error = new ErrorResponse(404, 'Not Found', null);
  expect(describeError(error, { isDev: true })).toMatchObject({ status: 404, key: '404.title' });
});

test('what was taken down says so, which is not the same as never having been', () => {
  const error = new ErrorResponse(410, 'Gone', null);
  expect(describeError(error, { isDev: true })).toMatchObject({ status: 410, key: '410.title' });
});

test('anything else is a 500 that keeps its message for development', () => {
  const error = new Error('no such column');
  expect(describeError(error, { isDev: true })).toEqual({
    status: 500,
    key: 'dev',
    message: 'no such column',
  });
  expect(describeError(error, { isDev: false }).key).toBe('generic');
});

test('a status that a loader chose is kept', () => {
  const error = new ErrorResponse(503, 'Service Unavailable', null);
  expect(describeError(error, { isDev: false })).toMatchObject({ status: 503, key: 'generic' });
});
