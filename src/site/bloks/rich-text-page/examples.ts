import type { Example } from '#src/site/stories/blok-props.ts';

export const examples: Example[] = [
  {
    name: 'terms',
    blok: {
      component: 'rich-text-page',
      accent: 'Terms',
      title: 'Plain terms',
      intro: 'What we do, what we ask of you, and what this site is not.',
    },
    data: {
      html: '<h2>Estimates and quotes</h2><p>The number on the build page is an estimate.</p><ul><li>One</li><li>Two</li></ul>',
    },
  },
];
