/** Formats a resume may have: the ending people know and the type the content must really be. */
export const resumeTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain',
} as const;

export type ResumeFormat = keyof typeof resumeTypes;

/** Why a file is refused; each has a sentence of its own in `file-messages.ts`. */
export const resumeProblems = [
  'type',
  'oldWord',
  'pages',
  'photo',
  'name',
  'mismatch',
  'tooBig',
  'empty',
  'damaged',
  'locked',
  'active',
  'nested',
  'bomb',
  'infected',
  'busy',
  'unsaved',
] as const;
export type ResumeProblem = (typeof resumeProblems)[number];

/** What staff should know before they open a file: it is kept, and never opened on our pages. */
export type ResumeWarning = 'script' | 'launch' | 'attachment';

export const maxResumeBytes = 10 * 1024 * 1024;

/** The format that a file's name promises; null when we do not open such files. */
export function formatOfName(fileName: string): ResumeFormat | null {
  const ending = endingOf(fileName);
  return Object.hasOwn(resumeTypes, ending) ? (ending as ResumeFormat) : null;
}

const known: Record<string, ResumeProblem> = {
  doc: 'oldWord',
  dot: 'oldWord',
  docm: 'active',
  dotm: 'active',
  pages: 'pages',
  ...Object.fromEntries(
    ['jpg', 'jpeg', 'png', 'heic', 'heif', 'webp', 'gif', 'tif', 'tiff', 'bmp'].map((ending) => [
      ending,
      'photo' as const,
    ]),
  ),
};

/**
 * What is wrong with a file by its name alone; null where it may go on. A name is no path and has
 * nothing in it that hides its ending: controls, or marks that turn the direction of writing.
 */
export function refuseName(fileName: string): ResumeProblem | null {
  if (fileName.length > 255 || hostile.test(fileName) || /^\.+$|[. ]$/.test(fileName))
    return 'name';
  if (formatOfName(fileName) !== null) return null;
  const ending = endingOf(fileName);
  return (Object.hasOwn(known, ending) && known[ending]) || 'type';
}

/** Controls, the signs of a path, marks that turn the direction of writing, and the letter of a drive. */
const hostile = /[\p{Cc}\p{Bidi_Control}/\\]|^[a-z]:/iu;

function endingOf(fileName: string): string {
  return fileName.toLowerCase().split('.').at(-1) ?? '';
}
