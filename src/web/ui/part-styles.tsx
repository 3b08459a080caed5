/**
 * Styles for one part of the site. React puts the link into the head once, and shows the part when it has loaded.
 * Because of cascade layers, the order does not matter.
 */
export function PartStyles({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence="part" />;
}
