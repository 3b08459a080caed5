/** A script as the bundler makes it when it is left alone. */
export type Script = {
  /** File names of the scripts that it needs at once. */
  imports: readonly string[];
  /** The module whose script this is: a page, the router's start, what is loaded on demand. */
  entry: string | null;
  /** Bytes of each module, before they are made small. */
  modules: Readonly<Record<string, number>>;
};

export type Scripts = Readonly<Record<string, Script>>;

/** These scripts and all that they need at once. */
export function needsOf(scripts: Scripts, files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...(scripts[file]?.imports ?? []));
  }
  return found;
}
