import type { Example } from '#src/site/stories/blok-props.ts';

export const examples: Example[] = [
  {
    name: 'a teaser and an item',
    blok: {
      component: 'Grid',
      columns: 2,
      items: [
        {
          component: 'Teaser',
          headline: 'Custom Wheels',
          link: { url: '/services/custom-wheels' },
        },
        { component: 'feature-item', title: 'House rule', text: 'Torque by hand.' },
      ],
    },
  },
];
