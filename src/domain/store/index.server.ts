export { type AssessedPart, assessLine } from './assess-line.server.ts';
export { searchRefused, searchShelf } from './search-shelf.server.ts';
