import { expect, test } from 'vitest';
import { embedNames, frameSandbox } from '#src/lib/embeds.ts';
import {
  embedsOf,
  frameOrigin,
  framePolicy,
  integrationsSchema,
  scriptAddress,
} from './integrations.ts';

test.each([
  ['https://chat.example/widget.js?id=1', 'https://chat.example/widget.js?id=1'],
  ['http://127.0.0.1:4000/x.js', 'http://127.0.0.1:4000/x.js'],
  ['http://chat.example/widget.js', null],
  ['javascript:alert(1)', null],
  ['data:text/javascript,1', null],
  ['https://me:secret@chat.example/x.js', null],
  ["https://chat.example/';script-src *", null],
  ['chat.example/x.js', null],
])('the script address %s is taken as %s', (typed, expected) => {
  expect(scriptAddress(typed)).toBe(expected);
});

test.each([
  ['img.example', 'https://img.example'],
  ['https://img.example/path?x', 'https://img.example'],
  ['https://*.img.example', 'https://*.img.example'],
  ['https://*.example', null],
  ['https://*', null],
  ['*', null],
  ['http://img.example', null],
  ['data:', null],
  ["'unsafe-inline'", null],
  ['https://img.example; script-src *', null],
])('the origin %s is taken as %s', (typed, expected) => {
  expect(frameOrigin(typed)).toBe(expected);
});

const chat = { script: 'https://chat.example/w.js', origins: ['https://*.img.example'] };

test('a frame loads from the hosts of its own integration, and this site is none of them', () => {
  const policy = framePolicy('chat', chat, "'sha256-x'");
  expect(policy).toContain("script-src 'sha256-x' https://chat.example https://*.img.example;");
  expect(policy).toContain('connect-src https://chat.example https://*.img.example wss://chat.');
  expect(policy).not.toMatch(/(?:-src|form-action) [^;]*'self'/);
});

test('no frame is given an origin or a way to the page around it', () => {
  for (const name of embedNames) {
    expect(frameSandbox(name)).not.toMatch(/same-origin|top-navigation|modals|downloads/);
    expect(framePolicy(name, chat, "'sha256-x'")).toContain(`; sandbox ${frameSandbox(name)}`);
  }
  expect(frameSandbox('tags')).toBe('allow-scripts');
});

test('a shop has none of them until it says so', () => {
  expect(embedsOf(integrationsSchema.parse({}))).toEqual([]);
  expect(embedsOf(integrationsSchema.parse({ privacy: chat, chat }))).toEqual(['chat', 'privacy']);
});
