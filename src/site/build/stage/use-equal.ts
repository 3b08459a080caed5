import { useMemo } from 'react';

/** Returns the same object while the value is equal, so that what is computed from it is not computed again. */
export function useEqual<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as Value, [text]);
}
