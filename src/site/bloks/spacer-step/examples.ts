import type { Example } from '#src/site/stories/blok-props.ts';

export const examples: Example[] = ['sm', 'md', 'lg'].map((size) => ({
  name: size,
  blok: { component: 'Spacer', size },
}));
