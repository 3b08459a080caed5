/** The addresses of the files in `fonts`, by path. */
const files = import.meta.glob<string>('./fonts/*.woff2', {
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * Where the browser finds a font file.
 * @throws {Error} if there is none of that name
 */
export function fontAddress(file: string): string {
  const address = files[`./fonts/${file}`];
  if (address === undefined) throw new Error(`There is no font file ${file}`);
  return address;
}
