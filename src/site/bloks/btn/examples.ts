import type { Example } from '#src/site/stories/blok-props.ts';
import { buttonTypes } from '../button/schema.ts';

export const examples: Example[] = buttonTypes.map((variant) => ({
  name: variant,
  blok: { component: 'Btn', label: 'Ask Lupita', url: { url: '/contact' }, variant },
}));
