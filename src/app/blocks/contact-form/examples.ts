import type { Example } from '../blok-props.ts';

const formId = '6f1c6a34-6d5a-4c55-9a53-1a7c0d5b2f10';

export const examples: Example[] = [
  {
    name: 'empty',
    blok: { component: 'contact-form', _uid: 'contact-form-1' },
    data: { formId, sent: false },
  },
  {
    name: 'sent',
    blok: { component: 'contact-form', _uid: 'contact-form-2' },
    data: { formId, sent: true },
  },
];
