/** What the steps after the vehicle show: together, so that a browser asks once for all of it. */
export { BuildNotes } from '../verdict/build-notes.tsx';
export { ChangedLine } from '../verdict/changed-line.tsx';
export { judgeBuild, quoteWith } from '../verdict/judge-build.ts';
export { OptionPanel } from './option-panel.tsx';
export { StepNotes } from './step-notes.tsx';
export { UndoReset } from './undo-reset.tsx';
