export { changeWithZone } from './change-with-zone.server.ts';
