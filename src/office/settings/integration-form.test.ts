import { expect, test } from 'vitest';
import { readIntegration, typedOf } from './integration-form.ts';

const here = 'https://shop.example';
const read = (script: string, origins = '') => readIntegration('chat', { script, origins }, here);

test('a script and hosts, as people write them, become what a policy can name', () => {
  const { integration, issues } = read(
    ' https://chat.example/w.js?id=7 ',
    'img.chat.example\nhttps://*.files.example/x, img.chat.example',
  );
  expect(issues).toEqual([]);
  expect(integration).toEqual({
    script: 'https://chat.example/w.js?id=7',
    origins: ['https://img.chat.example', 'https://*.files.example'],
  });
  expect(typedOf(integration).origins).toBe('https://img.chat.example\nhttps://*.files.example');
});

test('a container of a tag manager is enough; an empty field takes the part off the site', () => {
  const tags = readIntegration('tags', { script: 'GTM-AB12CD3', origins: '' }, here);
  expect(tags.integration?.script).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3');
  expect(read('  ', 'left.example')).toEqual({ integration: null, issues: [] });
});

test.each([
  ['http://chat.example/w.js', '', 'script'],
  ['chat', '', 'script'],
  [`${here}/assets/app.js`, '', 'script'],
  ['https://chat.example/w.js', '*', 'origins'],
  ['https://chat.example/w.js', here, 'origins'],
  ['https://chat.example/w.js', "'unsafe-eval'", 'origins'],
])('%s with %s is refused beside the field %s', (script, origins, path) => {
  const { integration, issues } = read(script, origins);
  expect(integration).toBeNull();
  expect(issues.map((issue) => issue.path)).toEqual([path]);
});
