import { expect, test } from 'vitest';
import { visitorIp } from './visitor-ip.ts';

test.each([
  { forwardedFor: undefined, trustedHops: 0, ip: '10.0.0.9', why: 'no proxy: the connection' },
  { forwardedFor: '1.2.3.4', trustedHops: 0, ip: '10.0.0.9', why: 'an untrusted claim is ignored' },
  { forwardedFor: '6.6.6.6, 1.2.3.4', trustedHops: 1, ip: '1.2.3.4', why: 'what our proxy wrote' },
  { forwardedFor: '6.6.6.6, 1.2.3.4, 5.6.7.8', trustedHops: 2, ip: '1.2.3.4', why: 'two proxies' },
  { forwardedFor: '::ffff:1.2.3.4', trustedHops: 1, ip: '1.2.3.4', why: 'IPv4 written as IPv6' },
  { forwardedFor: '1.2.3.4, 127.0.0.1', trustedHops: 0, ip: '10.0.0.9', why: 'a claim to be us' },
  {
    forwardedFor: '127.0.0.1, 1.2.3.4',
    trustedHops: 1,
    ip: '1.2.3.4',
    why: 'the same, by a proxy',
  },
  { forwardedFor: '1.2.3.4', trustedHops: 3, ip: '10.0.0.9', why: 'fewer entries than hops' },
])('$why', ({ forwardedFor, trustedHops, ip }) => {
  expect(visitorIp({ forwardedFor, connectionAddress: '::ffff:10.0.0.9', trustedHops })).toBe(ip);
});
