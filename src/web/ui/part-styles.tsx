/**
 * Rules that only one part of the site needs. React puts the link into the head, once, and shows
 * the part when they are there. The layers make their order of no importance.
 */
export function PartStyles({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence="part" />;
}
