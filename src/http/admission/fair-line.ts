/** A line in which clients take turns, so one that asks for a lot only delays itself. */
export function createFairLine<Item>() {
  /** In order of turns: the first client is next. */
  const lines = new Map<string, Set<Item>>();
  let size = 0;

  function remove(client: string, item: Item): void {
    const line = lines.get(client);
    if (!line?.delete(item)) return;
    size -= 1;
    if (line.size === 0) lines.delete(client);
  }

  return {
    size: () => size,
    join(client: string, item: Item): void {
      lines.set(client, (lines.get(client) ?? new Set()).add(item));
      size += 1;
    },
    leave: remove,
    /** How many are started before a newcomer of this client. */
    aheadOf(client: string): number {
      const turns = (lines.get(client)?.size ?? 0) + 1;
      let ahead = turns - 1;
      for (const [other, line] of lines) {
        if (other !== client) ahead += Math.min(line.size, turns);
      }
      return ahead;
    },
    /** The next item of the next client that may have one, which then waits for its next turn. */
    takeNext(mayStart: (client: string) => boolean): Item | null {
      for (const [client, line] of lines) {
        const [item] = line;
        if (item === undefined || !mayStart(client)) continue;
        remove(client, item);
        if (lines.delete(client)) lines.set(client, line);
        return item;
      }
      return null;
    },
  };
}
