export { chassisOf } from './chassis.ts';
export type { EngineCheck } from './compare-with-engine.ts';
export { draftOfParts } from './draft-of-parts.ts';
export {
  alikeWithin,
  compareEvidence,
  type Evidence,
  type EvidenceRow,
  weighEvidence,
} from './evidence.ts';
export { missingForPublish } from './missing-for-publish.ts';
export {
  buildUses,
  countGallery,
  type GalleryCounts,
  type GalleryFacet,
  type GalleryQuery,
  type GalleryValue,
  galleryFacets,
  narrowGallery,
} from './narrow-gallery.ts';
export type { OfficeFormInput } from './office-form.ts';
export { kitSku } from './part-records.ts';
export {
  type FinishedBuildRecord,
  type FinishedDraft,
  finishedBuildSchema,
  finishedDraftSchema,
  type LabourJob,
  labourJobs,
} from './schemas.ts';
export { parseFinishedBuilds, type SeededBuild } from './seed-file.ts';
