import type { Example } from '../blok-props.ts';

export const examples: Example[] = [{ name: 'as it is', blok: { component: 'law-card' } }];
