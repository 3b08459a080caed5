import type { Example } from '#src/site/stories/blok-props.ts';

export const examples: Example[] = [
  {
    name: 'four numbers',
    blok: {
      component: 'metrics',
      items: [
        { value: 126, label: 'years between eight people' },
        { value: 6, label: 'bays' },
        { value: 1, label: 'alignment rack' },
        { value: 21, of: 36, label: 'of 36 builds with nothing trimmed' },
      ],
    },
  },
];
