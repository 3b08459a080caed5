import { examples as places } from '#src/site/contact/location/examples.ts';
import type { Example } from '#src/site/stories/blok-props.ts';

const [place] = places;

export const examples: Example[] = [
  { name: 'the shop', blok: { component: 'appointment-sidebar' }, data: place?.data },
];
