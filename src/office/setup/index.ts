export { SetupNote } from './setup-note.tsx';
export { SetupPanel } from './setup-panel.tsx';
