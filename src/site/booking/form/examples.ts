import type { Example } from '#src/site/stories/blok-props.ts';
import type { AppointmentFormData, WorkView } from './load.server.ts';

const blok = { component: 'appointment-form' };

const time = (hour: number) => ({
  startsAt: `2026-12-03T${15 + hour}:00:00Z`,
  day: 'Thursday, December 3',
  time: `${8 + hour}:00 AM`,
  zone: 'Phoenix time',
  ready: 'Ready by Fri, Dec 4, about 3:00 PM',
  stay: 'In the bay over 2 working days',
});

const days = Array.from({ length: 21 }, (_, at) => ({
  date: `2026-12-${String(at + 1).padStart(2, '0')}`,
  number: String(at + 1),
  month: at === 0 ? 'Dec' : null,
  label: `December ${at + 1}`,
  text: at % 7 === 6 ? 'Closed' : '3 free',
  isFree: at % 7 !== 6,
  isShut: at % 7 === 6,
}));

const calendar = {
  weekdays: ['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Mon'],
  days,
  zone: 'Phoenix time',
  span: 'Dec 1 to Dec 21',
  earlier: '2026-11-10',
  later: '2026-12-22',
  chosen: { date: '2026-12-03', label: 'Thursday, December 3', isFirst: true },
  times: [time(0), time(1)],
};

const work: WorkView = {
  name: 'Suspension lift',
  length: '12 h',
  isBuild: false,
  leadDays: 5,
  partsOn: null,
  isUndated: false,
  horizonDays: 60,
  calendar,
};

const option = { summary: 'Measured, torqued, aligned.', canWait: false };
const data: AppointmentFormData = {
  serving: { formId: '6f1c6a34-6d5a-4c55-9a53-1a7c0d5b2f12', token: 'example' },
  options: [
    { ...option, value: 'IR-1042', name: 'Install my build IR-1042', length: '12 h 30 min' },
    { ...option, value: 'fit-check', name: 'Fit check', length: '30 min', canWait: true },
  ],
  vehicles: ['Ford F-150'],
  asked: { service: '', mode: 'drop', vehicle: '' },
  isSettled: false,
  person: { name: '', contact: '' },
  work: null,
  chosen: null,
  taken: null,
  phone: { number: '+14807777700', text: '(480) 777-7700' },
  keptMonths: 24,
};

const asked = { ...data.asked, service: 'IR-1042' };
const hold = {
  id: '6f1c6a34-6d5a-4c55-9a53-1a7c0d5b2f13',
  until: '9:57 AM',
  secondsLeft: 580,
};

export const examples: Example[] = [
  { name: 'nothing is chosen', blok, data },
  { name: 'nothing can be booked', blok, data: { ...data, options: [] } },
  { name: 'days and times', blok, data: { ...data, asked, work } },
  {
    name: 'nothing is free, and the time was taken',
    blok,
    data: { ...data, asked, taken: [], work: { ...work, calendar: null } },
  },
  {
    name: 'parts without a date',
    blok,
    data: { ...data, asked, work: { ...work, isUndated: true } },
  },
  { name: 'a time is held', blok, data: { ...data, asked, work, chosen: { ...time(0), hold } } },
];
