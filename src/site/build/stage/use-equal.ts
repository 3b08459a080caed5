import { useMemo } from 'react';

/** The same object while it says the same, so that what was made of it is not made again. */
export function useEqual<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as Value, [text]);
}
