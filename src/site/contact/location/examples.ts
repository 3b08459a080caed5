import type { Example } from '#src/site/stories/blok-props.ts';
import type { ContactLocationData } from './load.server.ts';

const data: ContactLocationData = {
  name: 'Ironwood Off-Road',
  address: ['2100 W Desert Cove Rd', 'Phoenix, AZ 85029'],
  directionsUrl: 'https://www.google.com/maps/dir/?api=1',
  open: { isOpen: true, text: 'Open now, until 6pm' },
  hours: [{ days: 'Mon-Fri', opens: '8am', closes: '6pm' }],
  closedDays: 'Sunday',
  closures: [{ date: '2026-11-26', label: 'Thanksgiving' }],
  earlyDropOff: 'Early drop-off from 7:30am, weekdays',
  phone: { number: '+14807777700', text: '(480) 777-7700' },
  sms: { number: '+14807777700', text: '(480) 777-7700' },
  map: {
    light: '/f/1/1600x1051/abc/map-light.png',
    dark: '/f/1/1600x1051/def/map-dark.png',
    alt: 'Drawn map of north Phoenix with the shop marked',
  },
  live: null,
};
const shut: ContactLocationData = {
  ...data,
  open: { isOpen: false, text: 'Closed, opens Monday at 8am' },
  closures: [],
  map: null,
};

export const examples: Example[] = [
  { name: 'open', blok: { component: 'contact-location' }, data },
  {
    name: 'a live map on request, and another place',
    blok: {
      component: 'contact-location',
      places: [{ name: 'Trail run meets here', address: 'Carefree Hwy', lat: 33.79, lng: -112.05 }],
    },
    data: { ...data, live: { lat: 33.5876, lng: -112.1049 } },
  },
  { name: 'closed, without a map', blok: { component: 'contact-location' }, data: shut },
];
