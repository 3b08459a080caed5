const perRound = 500;

/** The values in groups, so that the database is asked once for each group; visitors go first between them. */
export async function* inRounds<Value>(
  values: AsyncIterable<Value>,
  giveWay: () => Promise<void> | null,
): AsyncGenerator<Value[]> {
  let round: Value[] = [];
  for await (const value of values) {
    await giveWay();
    round.push(value);
    if (round.length < perRound) continue;
    yield round;
    round = [];
  }
  if (round.length > 0) yield round;
}
