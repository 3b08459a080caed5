import { BlockList, isIP } from 'node:net';

/** Networks that are not on the public internet. Source: IANA special-purpose address registries. */
const special4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];

/** Global unicast in IPv6, minus what is tunneled inside it or reserved. */
const global6 = ['2000::/3'];
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !listed4.check(address);
  return isIP(address) === 6 && unicast6.check(address, 'ipv6') && !listed6.check(address, 'ipv6');
}

const listed4 = toBlockList(special4, 'ipv4');
const unicast6 = toBlockList(global6, 'ipv6');
const listed6 = toBlockList(special6, 'ipv6');

function toBlockList(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}
