/** A line next to the picture; several values are listed below each other. */
export type ProductFact = { label: string; values: string[] };
