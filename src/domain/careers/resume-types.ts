/** Formats a resume may have: the familiar extension, and the type its content must have. */
export const resumeTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain',
} as const;

export type ResumeFormat = keyof typeof resumeTypes;

/** Why a file is refused; each reason has its own sentence in `file-messages.ts`. */
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

/** Warnings for staff before they open a file: it is stored, but never opened on our pages. */
export type ResumeWarning = 'script' | 'launch' | 'attachment';

export const maxResumeBytes = 10 * 1024 * 1024;

/** The format that a file name promises; null if we do not accept it. */
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
 * What is wrong with a file judging by its name alone; null if nothing. A name must not be a path or contain anything
 * that hides its extension: control characters, or marks that change the direction of writing.
 */
export function refuseName(fileName: string): ResumeProblem | null {
  if (fileName.length > 255 || hostile.test(fileName) || /^\.+$|[. ]$/.test(fileName))
    return 'name';
  if (formatOfName(fileName) !== null) return null;
  const ending = endingOf(fileName);
  return (Object.hasOwn(known, ending) && known[ending]) || 'type';
}

/** Control characters, path separators, marks that change the direction of writing, and drive letters. */
const hostile = /[\p{Cc}\p{Bidi_Control}/\\]|^[a-z]:/iu;

function endingOf(fileName: string): string {
  return fileName.toLowerCase().split('.').at(-1) ?? '';
}
