import type { Example } from '../blok-props.ts';
import { examples as places } from '../contact-location/examples.ts';

const [place] = places;

export const examples: Example[] = [
  { name: 'the shop', blok: { component: 'appointment-sidebar' }, data: place?.data },
];
