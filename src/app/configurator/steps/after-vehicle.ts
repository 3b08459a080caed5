/** What the steps after the vehicle show: together, so that a browser asks once for all of it. */
export { BuildNotes } from '#src/app/configurator/verdict/build-notes.tsx';
export { ChangedLine } from '#src/app/configurator/verdict/changed-line.tsx';
export { judgeBuild, quoteWith } from '#src/app/configurator/verdict/judge-build.ts';
export { OptionPanel } from './option-panel.tsx';
export { StepNotes } from './step-notes.tsx';
export { UndoReset } from './undo-reset.tsx';
