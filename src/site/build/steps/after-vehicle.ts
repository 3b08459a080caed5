/** What the steps after the vehicle show, in one module, so that a browser loads it with one request. */
export { HeadActions } from '../share/head-actions.tsx';
export { UsePhoto } from '../stage/use-photo.tsx';
export { BuildNotes } from '../verdict/build-notes.tsx';
export { ChangedLine } from '../verdict/changed-line.tsx';
export { judgeBuild, quoteWith } from '../verdict/judge-build.ts';
export { OptionPanel } from './option-panel.tsx';
export { StepNotes } from './step-notes.tsx';
export { UndoReset } from './undo-reset.tsx';
