import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';

export type Address = { address: string; family: number };

/** Every address of a name, from the system's resolver. */
export function askSystem(name: string): Promise<Address[]> {
  return lookup(name, { all: true });
}

/** A name has an address inside the shop's own network, or only such. */
export class NotPublicError extends Error {}

/**
 * All addresses of a name must be allowed, because the name's owner decides which one is used.
 * @throws {NotPublicError} if one is not
 */
export function pickAddress(
  found: readonly Address[],
  isAllowed: (address: string) => boolean,
): Address {
  const [first] = found;
  if (!first) throw new Error('has no address');
  if (!found.every(({ address }) => isAllowed(address))) throw new NotPublicError('is not public');
  return first;
}

/** Connects to the address that was checked: the name may mean another one a moment later. */
export function toAddress(address: Address): LookupFunction {
  return (_name, { all }, answer) =>
    all ? answer(null, [address]) : answer(null, address.address, address.family);
}
