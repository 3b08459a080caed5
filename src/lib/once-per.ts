/**
 * Computes something once for each object and keeps it as long as the object: for what only depends on an object that
 * never changes, such as a story of the current content version. Further arguments only serve the first computation.
 */
export function oncePer<Given extends object, Rest extends unknown[], Made>(
  make: (given: Given, ...rest: Rest) => Made,
): (given: Given, ...rest: Rest) => Made {
  const made = new WeakMap<Given, { value: Made }>();
  return (given, ...rest) => {
    const known = made.get(given) ?? { value: make(given, ...rest) };
    made.set(given, known);
    return known.value;
  };
}
