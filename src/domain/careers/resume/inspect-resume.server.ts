import {
  formatOfName,
  maxResumeBytes,
  type ResumeFormat,
  type ResumeProblem,
  type ResumeWarning,
  refuseName,
} from '../resume-types.ts';
import { type FileView, textAt } from './file-view.ts';
import { inspectOffice } from './inspect-office.server.ts';
import { inspectPdf } from './inspect-pdf.server.ts';
import { inspectRtf, inspectText } from './inspect-text.server.ts';
import { ResumeRefusal } from './resume-refusal.ts';

export type ResumeVerdict =
  | { format: ResumeFormat; warnings: ResumeWarning[] }
  | { problem: ResumeProblem };

/** What a resume is, judging by its content, or why it is refused. The name only has to agree. */
export async function inspectResume(file: FileView): Promise<ResumeVerdict> {
  const byName = refuseName(file.name);
  if (byName) return { problem: byName };
  if (file.size === 0) return { problem: 'empty' };
  if (await isTestVirus(file)) return { problem: 'infected' };
  if (file.size > maxResumeBytes) return { problem: 'tooBig' };
  const format = formatOfName(file.name);
  if (format === null) return { problem: 'type' };
  try {
    return { format, warnings: await inspectAs(file, format) };
  } catch (error) {
    if (error instanceof ResumeRefusal) return { problem: error.problem };
    throw error;
  }
}

/** In two parts, so that no scanner flags this source file. */
const testVirus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'];

/** The harmless test file of eicar.org; it is always refused as a virus, with or without a scanner. */
async function isTestVirus(file: FileView): Promise<boolean> {
  return (await textAt(file, 0, 68)) === testVirus.join('');
}

async function inspectAs(file: FileView, format: ResumeFormat): Promise<ResumeWarning[]> {
  if (format === 'pdf') return inspectPdf(file);
  if (format === 'docx' || format === 'odt') await inspectOffice(file, format);
  else if (format === 'rtf') await inspectRtf(file);
  else await inspectText(file);
  return [];
}
