import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createRemotePictures } from './remote-pictures.ts';

let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer((_, response) => response.end('a picture')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

test('a listed name that leads to an address inside the house is not followed', async () => {
  const url = new URL(`http://127.0.0.1:${port}/truck.jpg`);
  const usual = createRemotePictures({ hosts: [url.origin] });
  expect(await usual.download(url)).toEqual({
    failure: expect.stringContaining('is not public'),
    trouble: 'not-public',
  });
});

test('a name that changes its mind between the look-up and the connection leads nowhere else', async () => {
  const inside = { address: '169.254.169.254', family: 4 };
  const outside = { address: '127.0.0.1', family: 4 };
  const url = new URL(`http://changing.invalid:${port}/truck.jpg`);
  const resolve = vi.fn(async () => [inside]).mockResolvedValueOnce([outside]);
  const isAllowed = ({ length }: string) => length === outside.address.length;
  const changing = createRemotePictures({ hosts: [url.origin], isAllowed, resolve });
  expect(await changing.download(url)).toHaveProperty('bytes');
  expect(resolve).toHaveBeenCalledTimes(1);
  expect(await changing.download(url)).toEqual({
    failure: expect.stringContaining('is not public'),
    trouble: 'not-public',
  });
  resolve.mockResolvedValueOnce([outside, inside]);
  expect(await changing.download(url)).toHaveProperty('failure');
});
