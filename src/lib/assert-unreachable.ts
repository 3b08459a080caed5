/** Marks a branch that the types rule out; throws if data got there all the same. */
export function assertUnreachable(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
