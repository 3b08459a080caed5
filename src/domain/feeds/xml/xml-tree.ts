/** An element with everything in it. `line` is where its first tag ends. */
export type XmlTree = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  line: number;
  text: string;
  children: XmlTree[];
};

/** The elements at a path of names, `['Prices', 'Pricing']`, directly below each other. */
export function childrenAt(tree: XmlTree, ...path: readonly string[]): XmlTree[] {
  return path.reduce<XmlTree[]>(
    (trees, name) => trees.flatMap(({ children }) => children.filter((one) => one.name === name)),
    [tree],
  );
}

/** The text of the first element at a path, without space at its ends; null if there is none or it is empty. */
export function textAt(tree: XmlTree, ...path: readonly string[]): string | null {
  const text = childrenAt(tree, ...path)[0]?.text.trim();
  return text === undefined || text === '' ? null : text;
}
