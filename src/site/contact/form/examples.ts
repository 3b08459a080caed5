import type { Example } from '#src/site/stories/blok-props.ts';

const serving = { formId: '6f1c6a34-6d5a-4c55-9a53-1a7c0d5b2f10', token: 'example' };

export const examples: Example[] = [
  {
    name: 'empty',
    blok: { component: 'contact-form', _uid: 'contact-form-1' },
    data: { serving, sent: false, expected: null },
  },
  {
    name: 'sent',
    blok: { component: 'contact-form', _uid: 'contact-form-2' },
    data: { serving, sent: true, expected: 'Expect it today by 2pm, Phoenix time.' },
  },
];
