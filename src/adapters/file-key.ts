/** A relative path of plain names: no leading dots, no "..", nothing that a disk or a URL treats specially. */
const keyPattern = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Returns the key. @throws {RangeError} if it is not a valid file key */
export function checkFileKey(key: string): string {
  if (key.length > 250 || !keyPattern.test(key)) throw new RangeError(`not a file key: "${key}"`);
  return key;
}
