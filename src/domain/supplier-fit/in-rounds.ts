const perRound = 500;

/** The values in groups, so that the database is asked once for each group. */
export async function* inRounds<Value>(values: AsyncIterable<Value>): AsyncGenerator<Value[]> {
  let round: Value[] = [];
  for await (const value of values) {
    round.push(value);
    if (round.length < perRound) continue;
    yield round;
    round = [];
  }
  if (round.length > 0) yield round;
}
