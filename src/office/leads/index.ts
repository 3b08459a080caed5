export { LeadContact, LeadNote } from './lead-contact.tsx';
export { filterOf, leadHref, leadsHref, readLeadQuery } from './lead-query.ts';
export { aboutWords, kindWords } from './lead-words.ts';
export { OwnerMark } from './owner-mark.tsx';
export { default as leadsStrings } from './words.json' with { type: 'json' };
