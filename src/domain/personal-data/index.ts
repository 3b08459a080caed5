/** The shop's data about a person: find it, export it, erase it. */
export { type Person, readPerson } from './person.ts';
export { unnamed } from './unnamed.ts';
