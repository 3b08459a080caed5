export {
  answerQuestion,
  askAgain,
  type EarlierAnswer,
  type QuestionRef,
} from './answer-question.server.ts';
export { applyFitFile, undoFitFile } from './apply-fit-file.server.ts';
export { checkFitFile, type FitRun, stopFitFile } from './check-fit-file.server.ts';
export { listFitSuppliers } from './current-files.server.ts';
export {
  type FitFileLine,
  type FitFileView,
  type FitPart,
  getFitFile,
  listFitFiles,
} from './get-fit-file.server.ts';
export { countNamedIds, importLegend, matchAgain } from './import-legend.server.ts';
export { joinNumber, type KitChoice, listKitChoices } from './join-number.server.ts';
export {
  type ConflictPage,
  type ConflictQuery,
  type FitConflict,
  listConflicts,
  type PartConflicts,
} from './list-conflicts.server.ts';
export {
  countOpenQuestions,
  type FitAnswer,
  type FitQuestion,
  listQuestions,
} from './list-questions.server.ts';
export { offersForTruck, type TruckOffer } from './offers-for-truck.server.ts';
export { offersOfParts, type SupplierOffer } from './offers-of-parts.server.ts';
export { purgeFitFiles } from './purge-fit-files.server.ts';
export { markSeen, markUnseen } from './see-conflict.server.ts';
export { mostFitFileBytes, startFitFile } from './start-fit-file.server.ts';
