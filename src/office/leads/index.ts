export { LeadContact, LeadNote } from './lead-contact.tsx';
export { filterOf, readLeadQuery } from './lead-query.ts';
export { default as leadsStrings } from './words.json' with { type: 'json' };
