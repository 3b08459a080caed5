import { isRouteErrorResponse } from 'react-router';
import { expect, test, vi } from 'vitest';
import { notFound } from '#src/domain/errors.ts';
import { reportFailure } from './report-failure.server.ts';

/** How the router wraps an error: `new ErrorResponseImpl(status, statusText, data, internal)`. */
function answered(status: number, error?: Error) {
  const answer = { status, statusText: '', internal: true, data: null, error };
  expect(isRouteErrorResponse(answer)).toBe(true);
  return answer;
}

const actor = {
  kind: 'staff',
  userId: 'u1',
  name: 'Dana',
  email: 'dana@shop.example',
  role: 'manager',
  scopes: [],
} as const;

function reportOf(failure: unknown) {
  const error = vi.fn();
  const logger = { error, warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
  reportFailure(failure, { logger, requestId: 'request-1', actor, route: '/admin/leads/:id' });
  return error.mock.calls;
}

test('what a visitor asked wrongly is not reported', () => {
  expect(reportOf(answered(404))).toEqual([]);
  expect(reportOf(answered(405, new Error('You made a GET request')))).toEqual([]);
});

test('what made a page fail is reported with its request: id, route and role, no name', () => {
  const cause = new TypeError('x is not a function');
  const report = [
    [
      { err: cause, requestId: 'request-1', route: '/admin/leads/:id', role: 'manager' },
      'page failed',
    ],
  ];
  expect(reportOf(cause)).toEqual(report);
  expect(reportOf(answered(500, cause))).toEqual(report);
});

test('a refusal that no page turned into an answer is our mistake', () => {
  expect(reportOf(notFound())).toHaveLength(1);
});
