import type { Example } from '#src/site/stories/blok-props.ts';

export const examples: Example[] = [{ name: 'as it is', blok: { component: 'privacy-choices' } }];
