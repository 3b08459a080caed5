import type { Example } from '#src/site/stories/blok-props.ts';

const item = (title: string, text: string) => ({ component: 'feature-item', title, text });

const items = [
  item('Does it fit?', 'With the measurement, the limit and the margin.'),
  item('What does it cost?', 'Out the door: parts, labor, alignment, tax on parts.'),
  item('When is it done?', 'A bay for the hours your build needs, and a ready-by time.'),
  item('Does it clear the garage?', 'We add lift and half the tire growth.'),
];

export const examples: Example[] = [
  { name: 'four', blok: { component: 'feature-grid', columns: 4, items } },
  { name: 'three', blok: { component: 'feature-grid', items: items.slice(0, 3) } },
  {
    name: 'under a section heading',
    previous: 'section-heading',
    blok: { component: 'feature-grid', columns: 2, items: items.slice(0, 2) },
  },
];
