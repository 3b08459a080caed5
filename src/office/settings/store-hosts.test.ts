import { expect, test } from 'vitest';
import { shopSettingsSchema } from '#src/domain/settings/index.ts';
import { readStoreHosts, storeHostsText } from './store-hosts.ts';

test('hosts stand one a line, each once, whatever case they were typed in', () => {
  const { hosts, issues } = readStoreHosts(' Shop.Example \r\n\nmaker.example,\nshop.example\n');
  expect({ hosts, issues }).toEqual({ hosts: ['shop.example', 'maker.example'], issues: [] });
  expect(readStoreHosts(storeHostsText(hosts)).hosts).toEqual(hosts);
  expect(readStoreHosts('').hosts).toEqual([]);
});

test('of an address that was copied whole the host is taken', () => {
  const typed = 'https://shop.example/wheels?x=1\nmuñoz.example';
  const { hosts } = readStoreHosts(typed);
  expect(hosts).toEqual(['shop.example', 'xn--muoz-hqa.example']);
  expect(shopSettingsSchema.shape.storeHosts.parse(hosts)).toEqual(hosts);
});

test('each line that is no host is named', () => {
  expect(readStoreHosts('shop.example\nour shop\nlocalhost').issues).toEqual([
    {
      path: 'storeHosts',
      reason: 'settings.no-hosts',
      values: { lines: '"our shop", "localhost"' },
    },
  ]);
  for (const line of [
    '10.0.0.1',
    'shop.example:8080',
    'me@shop.example',
    'ftp://shop.example',
    'a..example',
    '-a.example',
  ]) {
    expect(readStoreHosts(line).issues, line).toHaveLength(1);
  }
});
