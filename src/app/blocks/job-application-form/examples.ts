import type { Example } from '../blok-props.ts';

const data = {
  serving: { formId: '6f1c6a34-6d5a-4c55-9a53-1a7c0d5b2f11', token: 'example' },
  sent: false,
  job: 'Lift and suspension technician',
};
const blok = { component: 'job-application-form' };

export const examples: Example[] = [
  { name: 'empty', blok: { ...blok, _uid: 'job-application-form-1' }, data },
  {
    name: 'sent',
    blok: { ...blok, _uid: 'job-application-form-2' },
    data: { ...data, sent: true },
  },
];
