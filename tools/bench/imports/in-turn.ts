/** One value after the other, and from the first again after the last. The list has at least one. */
export function inTurn<Value>(values: readonly Value[], at: number): Value {
  return values[at % values.length] as Value;
}
