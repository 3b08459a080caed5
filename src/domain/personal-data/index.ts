/** What the shop keeps about a person: found, handed over, erased. */
export { type Person, readPerson } from './person.ts';
