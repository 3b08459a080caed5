/** What can stand in a description for machines. */
export type LinkedDataValue =
  | string
  | number
  | boolean
  | readonly LinkedDataValue[]
  | { readonly [name: string]: LinkedDataValue };
