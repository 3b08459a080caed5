/** With a scheme, with "www." or as "site.example" with or without a path; a mail address is none. */
const address = /\/\/|^\W*www\.|^[^@]*[a-z0-9]\.[a-z]{2,24}(?:[/?#:]|\W*$)/;

/**
 * What a visitor typed goes to whatever address they typed: through our letters nobody sends a link
 * of theirs to somebody else. Each is replaced by `instead`.
 */
export function withoutLinks(text: string, instead: string): string {
  return text
    .split(/(\s+)/)
    .map((word) => (address.test(word.slice(0, 400)) ? instead : word))
    .join('');
}
