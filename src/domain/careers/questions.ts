import { z } from 'zod';
import { ruleMessage } from '#src/lib/rule-messages.ts';
import { maxLength, type Rule, required } from '#src/lib/rules.ts';
import type { Translated } from '#src/lib/translated.ts';
import { zodRule } from '#src/lib/zod-rule.ts';
import type { Locale } from '../context.ts';
import type { JobQuestion } from './schemas.ts';

/** A question as it was asked, with its answer; options are stored in both languages. */
export type StoredAnswer = {
  id: string;
  type: string;
  question: Translated;
  answer: string | boolean | Translated[];
};

/** The name of a question's form field. */
export function questionField({ id }: Pick<JobQuestion, 'id'>): `q-${string}` {
  return `q-${id}`;
}

/** The fields of a job's own questions, with the messages of the site's forms. */
export function questionShape(questions: readonly JobQuestion[], locale: Locale) {
  return Object.fromEntries(
    questions.map((question) => [questionField(question), answerSchema(question, locale)]),
  );
}

function answerSchema(question: JobQuestion, locale: Locale): z.ZodType {
  const options = { field: question.label[locale], locale };
  const rules = [...(question.required ? [required()] : []), ruleOf(question)];
  if (question.type !== 'checkboxes') return zodRule(rules, options);
  const count = question.options.length;
  // A single checked box arrives as a string, none as nothing; errors are reported for the whole group.
  return z.preprocess(
    (value) => [value ?? []].flat().filter((one) => one !== undefined && one !== ''),
    z.unknown().superRefine((chosen, context) => {
      const list = Array.isArray(chosen) ? chosen.map(String) : [];
      const isWrong = list.length > count || list.some((one) => !isOption(one, count));
      const rule = isWrong ? 'default' : 'required';
      if (!isWrong && (list.length > 0 || !question.required)) return;
      context.addIssue({ code: 'custom', message: ruleMessage(rule, options) });
    }),
  );
}

function ruleOf(question: JobQuestion): Rule {
  const passes = (test: (value: string) => boolean): Rule => ({
    name: 'default',
    passes: (value) => test(String(value)),
  });
  switch (question.type) {
    case 'text':
    case 'textarea':
      return maxLength(question.maxLength);
    case 'number':
      return { name: 'digits', passes: (value) => /^\d{1,6}$/.test(String(value)) };
    case 'date':
      return passes((value) => z.iso.date().safeParse(value).success);
    case 'url':
      return passes(
        (value) =>
          z
            .url({ protocol: /^https?$/ })
            .max(500)
            .safeParse(value).success,
      );
    case 'boolean':
      return passes((value) => ['yes', 'no'].includes(value));
    default:
      return passes((value) => isOption(value, question.options.length));
  }
}

function isOption(value: string, count: number): boolean {
  return /^\d{1,3}$/.test(value) && Number(value) < count;
}

/** What is stored: each answered question, in the words in which it was asked. */
export function answersOf(
  questions: readonly JobQuestion[],
  typed: Readonly<Record<string, unknown>>,
): StoredAnswer[] {
  return questions.flatMap((question) => {
    const given = typed[questionField(question)];
    const answer = answerOf(question, [given ?? []].flat().map(String));
    if (answer === null) return [];
    return [{ id: question.id, type: question.type, question: question.label, answer }];
  });
}

function answerOf(question: JobQuestion, given: readonly string[]): StoredAnswer['answer'] | null {
  const [first = ''] = given;
  if (first === '') return null;
  if (question.type === 'boolean') return first === 'yes';
  if (question.type !== 'select' && question.type !== 'checkboxes') return first;
  return given.flatMap((index) => question.options[Number(index)] ?? []);
}
