/** What the steps after the vehicle show: together, so that a browser asks once for all of it. */
export { BuildNotes } from './build-notes.tsx';
export { ChangedLine } from './changed-line.tsx';
export { judgeBuild, quoteWith } from './judge-build.ts';
export { OptionPanel } from './option-panel.tsx';
export { StepNotes } from './step-notes.tsx';
