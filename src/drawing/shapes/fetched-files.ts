/** Files of vehicles, each fetched by the page that draws it. */
export interface FetchedFiles<Content> {
  has(name: string): boolean;
  /** @throws if `load` has not finished */
  named(name: string): Content;
  /**
   * Null if the file is here; else one promise shared by all callers. A failed fetch is tried again. @throws if there
   * is no such file
   */
  load(name: string): Promise<void> | null;
}

export function fetchedFiles<Content>(
  sources: Readonly<Record<string, () => Promise<Content>>>,
  addressOf: (name: string) => string,
): FetchedFiles<Content> {
  const here = new Map<string, Content>();
  const onTheWay = new Map<string, Promise<void>>();
  return {
    has: (name) => sources[addressOf(name)] !== undefined,
    named(name) {
      const content = here.get(name);
      if (!content) throw new Error(`${name} was not loaded before it is drawn`);
      return content;
    },
    load(name) {
      if (here.has(name)) return null;
      const known = onTheWay.get(name);
      if (known) return known;
      const source = sources[addressOf(name)];
      if (!source) throw new Error(`There is no body ${name}`);
      const coming = source()
        .then((content) => void here.set(name, content))
        .finally(() => onTheWay.delete(name));
      onTheWay.set(name, coming);
      return coming;
    },
  };
}
