import { z } from 'zod';
import { maxLength, phoneOrEmail, required } from '#src/lib/rules.ts';
import { zodRule } from '#src/lib/zod-rule.ts';
import type { Locale } from '../context.ts';
import texts from './application-schema-words.json' with { type: 'json' };
import { fileMessage } from './file-messages.ts';
import { questionShape } from './questions.ts';
import { maxResumeBytes, type ResumeProblem, refuseName } from './resume-types.ts';
import type { JobQuestion } from './schemas.ts';

export type ApplicationForm = {
  questions: readonly JobQuestion[];
  /** On the server: whether a file was sent. The file has been inspected before the form is parsed. */
  hasFile?: boolean;
};

/**
 * The application form with a job's own questions. Either a resume or a few lines are required. The browser checks
 * the file's name and size, the server also its content.
 */
export function applicationSchema(locale: Locale, { questions, hasFile }: ApplicationForm) {
  const named = (
    field: 'name' | 'contact' | 'message' | 'consent',
    ...rules: Parameters<typeof zodRule>[0]
  ) => zodRule(rules, { field: texts[field][locale], locale });
  return z
    .object({
      formId: z.uuid(),
      name: named('name', required(), maxLength(120)),
      contact: named('contact', required(), phoneOrEmail()),
      message: named('message', maxLength(4000)),
      consent: named('consent', required()),
      resume: resumeField(locale),
      ...questionShape(questions, locale),
    })
    .superRefine((values, context) => {
      if (values.message !== '' || values.resume !== undefined || hasFile) return;
      const message = texts.resumeOrWords[locale];
      context.addIssue({ code: 'custom', path: ['resume'], message });
    });
}

/** An empty file input sends a nameless empty file, which counts as none. */
function resumeField(locale: Locale) {
  return z.preprocess(
    (value) => (value instanceof File && value.name === '' && value.size === 0 ? undefined : value),
    z
      .instanceof(File)
      .superRefine((file, context) => {
        const problem = refuseFile(file);
        if (problem)
          context.addIssue({ code: 'custom', message: fileMessage(problem, file.name, locale) });
      })
      .optional(),
  );
}

function refuseFile(file: File): ResumeProblem | null {
  const byName = refuseName(file.name);
  if (byName) return byName;
  if (file.size > maxResumeBytes) return 'tooBig';
  return file.size === 0 ? 'empty' : null;
}

export type ApplicationInput = z.infer<ReturnType<typeof applicationSchema>>;
