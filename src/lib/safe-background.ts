/** Colours and gradients need no more than this; what fetches or hides another rule does. */
const plain = /^[\w\s#%.,()/+-]{1,400}$/;
const fetches = /url|image\s*\(|image-set|element|cross-fade|paint|src|expression|import/i;

/** A CSS background of colours and gradients, or ''. Nothing in it may be fetched. */
export function safeBackground(value: string): string {
  return plain.test(value) && !fetches.test(value) ? value : '';
}
