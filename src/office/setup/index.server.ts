export { readSetupNote, readSetupPanel } from './read-note.server.ts';
