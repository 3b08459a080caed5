/** The shop's own colors and display font, as a canvas takes them. */
export type BrandInks = Record<keyof typeof tokens, string> & { font: string };

const tokens = {
  paper: 'surface-night',
  text: 'text-on-night',
  soft: 'text-on-night-muted',
  accent: 'accent-night',
} as const;

export function brandInks(): BrandInks {
  const read = (name: keyof typeof tokens) => styled('color', tokens[name]).color;
  return {
    paper: read('paper'),
    text: read('text'),
    soft: read('soft'),
    accent: read('accent'),
    font: styled('font-family', 'font-display').fontFamily,
  };
}

/** A new element each time: the text of a token may name a color for each scheme, and an old one would fade to it. */
function styled(property: string, token: string): { color: string; fontFamily: string } {
  const probe = document.createElement('i');
  probe.style.setProperty(property, `var(--${token})`);
  document.body.append(probe);
  const { color, fontFamily } = getComputedStyle(probe);
  probe.remove();
  return { color, fontFamily };
}
