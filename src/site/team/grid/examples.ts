import type { Example } from '#src/site/stories/blok-props.ts';
import type { Person, TeamGridData } from './load.server.ts';

const marisol: Person = {
  slug: 'marisol-vega',
  name: 'Marisol Vega',
  role: 'Owner',
  years: 22,
  specialty: 'Deciding what we will not do',
  bio: 'Opened Ironwood in 2013 with one bay, one hoist and a rule: measure first.',
  humanDetail: 'Drives the only stock-height truck in the lot.',
  portrait: {
    filename: '/f/1/800x1000/abc/marisol.jpg',
    alt: 'Line portrait of Marisol Vega',
    focus: '',
  },
};
const newcomer: Person = {
  ...marisol,
  slug: 'new',
  name: 'Somebody New',
  years: 0,
  specialty: '',
  humanDetail: '',
  portrait: { filename: '', alt: '', focus: '' },
};
const data: TeamGridData = { people: [marisol, newcomer] };

export const examples: Example[] = [
  { name: 'two people, one without a portrait', blok: { component: 'team-grid' }, data },
];
