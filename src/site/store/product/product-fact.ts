/** A line beside the picture; several values stand under each other. */
export type ProductFact = { label: string; values: string[] };
