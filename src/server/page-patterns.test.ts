import { expect, test } from 'vitest';
import { createPatternFinder } from './page-patterns.ts';

const patternOf = createPatternFinder({
  root: {},
  frame: { parentId: 'root' },
  home: { parentId: 'frame' },
  careers: { parentId: 'frame', path: 'careers' },
  job: { parentId: 'frame', path: 'careers/:slug' },
  withdrawn: { parentId: 'frame', path: 'careers/withdrawn' },
  status: { parentId: 'frame', path: 'careers/status/:token' },
  rest: { parentId: 'frame', path: '*' },
  admin: { parentId: 'root', path: 'admin' },
  lead: { parentId: 'admin', path: 'leads/:id' },
});

test.each([
  ['/', '/'],
  ['/es', '/'],
  ['/_root.data', '/'],
  ['/careers', '/careers'],
  ['/careers/welder', '/careers/:slug'],
  ['/es/careers/welder.data', '/careers/:slug'],
  ['/careers/withdrawn', '/careers/withdrawn'],
  ['/careers/status/secret', '/careers/status/:token'],
  ['/careers/a/b/c', '/*'],
  ['/spring-sale', '/*'],
  ['/admin/leads/9', '/admin/leads/:id'],
])('%s is a page of %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
});
