export { type AssessedPart, assessLine } from './assess-line.server.ts';
export { searchShelf } from './search-shelf.server.ts';
