import type { Example } from '#src/site/stories/blok-props.ts';

export const examples: Example[] = [
  {
    name: 'two items under a title',
    blok: {
      component: 'FeatureList',
      title: 'What comes back with the truck',
      items: [
        { component: 'feature-item', title: 'Alignment sheet', text: 'Before and after.' },
        { component: 'feature-item', title: 'Torque sheet', text: 'Every fastener.' },
      ],
    },
  },
];
