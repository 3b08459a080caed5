import type { Example } from '../blok-props.ts';

const blok = { component: 'appointment-form' };
const service = {
  slug: 'fit-check',
  name: 'Fit check',
  summary: 'Thirty minutes with a tape, a gauge and your truck.',
  hours: 0.5,
  canWait: true,
};
const data = {
  serving: { formId: '6f1c6a34-6d5a-4c55-9a53-1a7c0d5b2f12', token: 'example' },
  sent: false,
  services: [service, { ...service, slug: 're-gear', name: 'Re-gear', hours: 9, canWait: false }],
  calendar: Array.from({ length: 14 }, (_, at) => ({
    date: `2026-12-${String(at + 7).padStart(2, '0')}`,
    open: at % 7 !== 6,
  })),
  asked: { service: 'fit-check', vehicle: '', note: '' },
};

export const examples: Example[] = [
  { name: 'empty', blok, data },
  { name: 'no service can be booked', blok, data: { ...data, services: [] } },
  { name: 'sent', blok, data: { ...data, sent: true } },
];
