export { searchOffice } from './search-office.server.ts';
