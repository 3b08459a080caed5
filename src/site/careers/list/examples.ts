import type { Example } from '#src/site/stories/blok-props.ts';
import type { CareersListData } from './load.server.ts';

const data: CareersListData = {
  departments: [
    {
      name: 'Bays',
      jobs: [
        {
          slug: 'lift-suspension-technician',
          title: 'Lift and suspension technician',
          about: 'Full time, Phoenix. Four tens, Monday to Thursday',
          pay: '$30 to $44 an hour',
        },
      ],
    },
  ],
};
const none: CareersListData = { departments: [] };

export const examples: Example[] = [
  { name: 'one job', blok: { component: 'careers-list' }, data },
  { name: 'no open jobs', blok: { component: 'careers-list' }, data: none },
];
