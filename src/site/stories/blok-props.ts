/** A blok that its schema has accepted. */
export type Blok = { component: string; _uid: string; [field: string]: unknown };

/** Component names of the adjacent parts on the page, ignoring spacers. */
export type Neighbours = { previous?: string | undefined; next?: string | undefined };

/** The props of a blok's component. */
export type BlokProps<OfBlok, Data = undefined> = Neighbours & {
  blok: OfBlok;
  /** What the blok's `load` returned; undefined if it has none. */
  data: Data;
};

/** The content of a blok's `examples.ts`: shown in the component gallery, rendered by the tests. */
export type Example = {
  name: string;
  /** As an editor might leave it: fields may be missing. */
  blok: Record<string, unknown>;
  /** What its loader would return. */
  data?: unknown;
} & Neighbours;
