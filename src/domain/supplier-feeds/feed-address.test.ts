import { expect, test } from 'vitest';
import { readFeedAddress, serverOf } from './feed-address.ts';

test.each([
  ['https://files.example.com/out/prices.csv?day=1', 'files.example.com', '/out/prices.csv?day=1'],
  ['https://files.example.com:8443/x', 'files.example.com:8443', '/x'],
  [' sftp://files.example.com/Price%20List.csv ', 'files.example.com', '/Price List.csv'],
  ['sftp://files.example.com:2222/out/stock-*.csv', 'files.example.com:2222', '/out/stock-*.csv'],
])('%s is an address', (text, server, path) => {
  const address = readFeedAddress(text);
  if ('fault' in address) throw new Error(address.fault);
  expect(serverOf(address)).toBe(server);
  expect(address.path).toBe(path);
});

test.each([
  ['prices.csv', 'form'],
  ['ftp://files.example.com/prices.csv', 'protocol'],
  ['file:///etc/passwd', 'protocol'],
  ['https://shop:secret@files.example.com/prices.csv', 'user'],
  ['sftp://files.example.com/', 'path'],
  ['sftp://files.example.com/out/', 'path'],
  ['sftp://files.example.com/%E0%A4%A/x', 'path'],
  ['sftp://files.example.com/*/prices.csv', 'star'],
  ['sftp://files.example.com/a*b*c*d.csv', 'star'],
])('%s is refused for its %s', (text, fault) => {
  expect(readFeedAddress(text)).toEqual({ fault });
});
