import { declareReasons } from '../refusal.ts';

/** Why the library refuses a file or a folder. */
export const why = declareReasons({
  'media.too-large': ['megabytes'],
  'media.kind-too-large': ['megabytes'],
  'media.picture-too-large': ['megabytes'],
  'media.too-many-pixels': ['megapixels'],
  'media.picture-damaged': [],
  'media.not-a-picture': [],
  'media.svg-too-large': ['megabytes'],
  'media.svg-damaged': [],
  'media.svg-too-complex': [],
  'media.empty': [],
  'media.unknown-kind': [],
  'media.active-pdf': [],
  'media.folder-in-itself': [],
  'media.folder-gone': [],
  'media.no-folder': [],
  'media.no-asset': [],
  'media.not-announced': [],
  'media.upload-over': [],
  'media.not-arrived': [],
  'media.name-taken': ['name'],
  'media.not-a-focus': [],
  'media.same-file': [],
  'media.other-kind': [],
  'media.at-once': [],
});
