/** A path of plain names: no dots in front, no "..", nothing that a disk or a URL reads specially. */
const keyPattern = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** The key itself. @throws {RangeError} for what is none */
export function checkFileKey(key: string): string {
  if (key.length > 250 || !keyPattern.test(key)) throw new RangeError(`not a file key: "${key}"`);
  return key;
}
