/** Colors and gradients need nothing else; anything that fetches or hides another rule is refused. */
const plain = /^[\w\s#%.,()/+-]{1,400}$/;
const fetches = /url|image\s*\(|image-set|element|cross-fade|paint|src|expression|import/i;

/** A CSS background made of colors and gradients only, else ''. Nothing in it may be fetched. */
export function safeBackground(value: string): string {
  return plain.test(value) && !fetches.test(value) ? value : '';
}
