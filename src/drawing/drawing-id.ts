/** A prefix derived from the inputs (FNV-1a): equal drawings get the same one, different ones never share it. */
export function hashId(prefix: string, inputs: unknown): string {
  let hash = 2166136261;
  for (const sign of JSON.stringify(inputs)) {
    hash = Math.imul(hash ^ sign.charCodeAt(0), 16777619);
  }
  return prefix + (hash >>> 0).toString(36);
}
