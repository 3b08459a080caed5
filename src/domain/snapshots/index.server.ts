export { compareWithToday } from './compare-with-today.server.ts';
export { createSnapshot } from './create-snapshot.server.ts';
export { forkSnapshot } from './fork-snapshot.server.ts';
export { freezeBuild } from './freeze-build.server.ts';
export { listSnapshots, readSnapshot } from './queries.server.ts';
