import type { Example } from '#src/site/stories/blok-props.ts';
import type { JobDetailData } from './load.server.ts';

const data: JobDetailData = {
  pageWords: {},
  title: 'Lift and suspension technician',
  type: 'Full time',
  city: 'Phoenix',
  posted: 'October 26, 2026',
  until: 'January 31, 2027',
  pay: '$30 to $44 an hour',
  payNote: 'Hourly, overtime after 40.',
  schedule: 'Four tens, Monday to Thursday',
  summary: 'You install lifts from 2 to 8 inches, mark every bolt, and drive what you built.',
  posting: {
    slug: 'lift-suspension-technician',
    employmentType: 'FULL_TIME',
    datePosted: '2026-10-26',
    endsAt: '2027-01-31T23:59:59-07:00',
    monthsOfExperience: 36,
    openings: 1,
    pay: { currency: 'USD', unit: 'HOUR', min: 30, max: 44 },
    address: {
      street: '2100 W Desert Cove Rd',
      city: 'Phoenix',
      region: 'AZ',
      postalCode: '85029',
      country: 'US',
    },
    directApply: true,
  },
  lists: [
    { name: 'duties', items: ['Torque in order, paint-mark, photograph'] },
    { name: 'must', items: ['Your own hand tools'] },
  ],
};

export const examples: Example[] = [{ name: 'a job', blok: { component: 'job-detail' }, data }];
