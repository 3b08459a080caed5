import type { Example } from '#src/site/stories/blok-props.ts';
import type { JobApplicationFormData } from './load.server.ts';

const both = (text: string) => ({ en: text, es: text });

const data: JobApplicationFormData = {
  serving: { formId: '6f1c6a34-6d5a-4c55-9a53-1a7c0d5b2f11', token: 'example' },
  job: 'Lift and suspension technician',
  keptDays: 180,
  questions: [
    { id: 'kits', type: 'number', required: true, label: both('How many kits?') },
    {
      id: 'skills',
      type: 'checkboxes',
      required: true,
      label: both('What have you done alone?'),
      options: [both('Coilovers'), both('Alignment')],
    },
    {
      id: 'spanish',
      type: 'select',
      required: false,
      label: both('Your Spanish'),
      options: [both('None'), both('Fluent')],
    },
    { id: 'start', type: 'date', required: true, label: both('When could you start?') },
    { id: 'saturday', type: 'boolean', required: true, label: both('Saturdays?') },
    { id: 'mistake', type: 'textarea', required: false, maxLength: 800, label: both('A mistake') },
  ],
};
const blok = { component: 'job-application-form' };

export const examples: Example[] = [
  { name: 'with questions', blok: { ...blok, _uid: 'job-application-form-1' }, data },
  {
    name: 'without questions',
    blok: { ...blok, _uid: 'job-application-form-2' },
    data: { ...data, questions: [] },
  },
];
