/** Values that structured data may contain. */
export type LinkedDataValue =
  | string
  | number
  | boolean
  | readonly LinkedDataValue[]
  | { readonly [name: string]: LinkedDataValue };
