export { type EventName, type Told, toldSchema } from './event.ts';
export { isOfficePage } from './page-name.ts';
export { type Device, deviceOf, isBot } from './user-agent.ts';
