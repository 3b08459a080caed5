export { type AssessedPart, assessLine } from './assess-line.server.ts';
export { loadIndex } from './load-index.server.ts';
export { searchRefused, searchShelf } from './search-shelf.server.ts';
