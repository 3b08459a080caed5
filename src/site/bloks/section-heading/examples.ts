import type { Example } from '#src/site/stories/blok-props.ts';

const heading = {
  component: 'section-heading',
  title_accent: 'Recently',
  title: 'Finished, then measured',
  description: '36 builds on record.',
};

export const examples: Example[] = [
  { name: 'all of it', blok: { ...heading, description_align: 'left', bottom_padding: true } },
  { name: 'only a title', blok: { component: 'section-heading', title: 'Pick by use' } },
  { name: 'description at the right', blok: { ...heading, description_align: 'right' } },
  { name: 'in the middle', blok: { ...heading, description_align: 'center' } },
];
