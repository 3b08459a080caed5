import { expect, test } from 'vitest';
import { isPersonalPath, isProgramPath } from './personal-links.ts';

test('the office, sign-in and links that were sent to somebody need no open site', () => {
  for (const path of [
    ...['/admin', '/admin/setup', '/login', '/setup/abc', '/invite/abc', '/reset/abc', '/logout'],
    ...[
      '/preview/abc',
      '/appointment/manage/abc',
      '/es/appointment/manage/abc.data',
      '/review/abc',
    ],
    ...['/build/s/abc', '/build/s/abc/print', '/careers/status/abc', '/calendar-feed/abc.ics'],
  ]) {
    expect([path, isPersonalPath(path)]).toEqual([path, true]);
  }
});

test('everything that anybody may open does', () => {
  for (const path of ['/', '/es', '/build', '/build/s', '/careers/status-of', '/reviews/abc']) {
    expect([path, isPersonalPath(path)]).toEqual([path, false]);
  }
});

test('programs get a problem document, readers of its description a page', () => {
  expect(['/p/v1/builds', '/api/jobs', '/api/docs', '/parts'].map(isProgramPath)).toEqual([
    ...[true, true, false, false],
  ]);
});
