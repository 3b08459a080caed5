import { FileError } from '#src/domain/catalog/index.ts';
import { limits } from '../limits.ts';
import { why } from '../refusals.ts';

/** @throws {FileError} if a file unpacks to more than any price list: it was made to fill a disk or a memory */
export function requireSize({ packed, unpacked }: { packed: number; unpacked: number }): void {
  const { unpackedBytes, ratio, ratioFromBytes } = limits;
  if (unpacked > unpackedBytes) {
    const megabytes = Math.round(unpackedBytes / 1024 ** 2);
    throw new FileError({ line: 1, ...why('tables.unpacks-too-large', { megabytes }) });
  }
  if (unpacked > ratioFromBytes && unpacked > packed * ratio) {
    throw new FileError({ line: 1, ...why('tables.unpacks-too-much', { times: ratio }) });
  }
}
