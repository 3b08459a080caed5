/** A blok that its schema has accepted. */
export type Blok = { component: string; _uid: string; [field: string]: unknown };

/** Component names of the parts around this one on the page; spacers do not count. */
export type Neighbours = { previous?: string | undefined; next?: string | undefined };

/** What a blok's component gets. */
export type BlokProps<OfBlok, Data = undefined> = Neighbours & {
  blok: OfBlok;
  /** What the blok's `load` returned; undefined where it has none. */
  data: Data;
};

/** What a blok's `examples.ts` holds: shown in the gallery of parts, rendered by the tests. */
export type Example = {
  name: string;
  /** As an editor would have left it: fields may be missing. */
  blok: Record<string, unknown>;
  /** What its loader would have returned. */
  data?: unknown;
} & Neighbours;
