import type { Example } from '#src/site/stories/blok-props.ts';

export const examples: Example[] = [
  {
    name: 'a part between two parts',
    blok: {
      component: 'rich-text',
      content: {
        type: 'doc',
        content: [
          {
            type: 'blok',
            attrs: { id: 'u', body: [{ _uid: 'x', component: 'CtaBar', text: 'Ask us first.' }] },
          },
        ],
      },
    },
  },
];
