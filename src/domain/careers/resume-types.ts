/** Formats a resume may have: the ending people know and the type the content must really be. */
export const resumeTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain',
} as const;

export type ResumeFormat = keyof typeof resumeTypes;
export type ResumeProblem = 'type' | 'mismatch' | 'tooBig' | 'empty';

export const maxResumeBytes = 10 * 1024 * 1024;

/** The format that a file's name promises; null when we do not open such files. */
export function formatOfName(fileName: string): ResumeFormat | null {
  const ending = fileName.toLowerCase().split('.').at(-1) ?? '';
  return Object.hasOwn(resumeTypes, ending) ? (ending as ResumeFormat) : null;
}
