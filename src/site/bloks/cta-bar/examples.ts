import type { Example } from '#src/site/stories/blok-props.ts';

export const examples: Example[] = [
  {
    name: 'a line and a button',
    blok: {
      component: 'CtaBar',
      text: 'Not sure which service it is? Describe the noise.',
      button: { component: 'Btn', label: 'Ask Lupita', url: { url: '/contact?topic=problem' } },
    },
  },
];
