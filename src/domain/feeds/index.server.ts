export { type AcesFile, type AcesHeader, openAces } from './aces/open-aces.server.ts';
export { type FileBytes, inMemory, onDisk } from './file-bytes.server.ts';
export { openPies, type PiesFile } from './pies/open-pies.server.ts';
export { summarizePies } from './pies/summarize-pies.server.ts';
export { type RecognizedFile, recognizeFile } from './tables/container/recognize-file.server.ts';
export type { FeedTable, TableRow } from './tables/feed-table.server.ts';
export { openTable } from './tables/open-table.server.ts';
export type { TableChoice } from './tables/table-choice.ts';
