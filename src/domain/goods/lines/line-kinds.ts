/** What the table of lines calls each category. */
export const kindOfLine = {
  'lift-kits': 'lift-kit',
  'wheel-lines': 'wheel',
  'tire-lines': 'tire',
} as const;
