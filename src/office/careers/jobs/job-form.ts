import type { Job, JobQuestion } from '#src/domain/careers/index.ts';
import { defaultLocale, inEach, type LocaleCode, localeCodes, nameIn } from '#src/lib/locales.ts';
import { slugOf } from '#src/lib/slug.ts';
import type { Translated } from '#src/lib/translated.ts';

/** Texts of a job, with a field per language: `title-en`, `title-es`. */
export const jobTexts = ['title', 'department', 'employmentLabel', 'schedule', 'summary'] as const;
export const jobLists = ['duties', 'mustHaves', 'niceToHaves', 'benefits'] as const;
export const questionTypes = [
  'text',
  'textarea',
  'boolean',
  'select',
  'checkboxes',
  'number',
  'date',
  'url',
] as const satisfies readonly JobQuestion['type'][];

/** Maximum length of an answer, in characters. */
const lengths: Partial<Record<string, number>> = { text: 200, textarea: 2000 };

type JobWithoutFields = Pick<Job, 'slug' | 'directApply'>;

/** The stored job, null for a new one, and the languages that its form asked for. */
type Asked = { stored: Job | null; languages: readonly LocaleCode[] };

/** The job described by a form; its schema validates it. `kept` is what the form has no field for. */
export function jobOfForm(form: FormData, kept: JobWithoutFields, asked: Asked): unknown {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const each = (name: string) => inEach((locale) => text(nameIn(name, locale)));
  const number = (name: string) => (text(name) === '' ? Number.NaN : Number(text(name)));
  const min = number('payMin');
  return {
    ...kept,
    ...Object.fromEntries(jobTexts.map((name) => [name, each(name)])),
    ...Object.fromEntries(
      jobLists.map((name) => [
        name,
        pairLines(each(name), { ...asked, stored: asked.stored?.[name] }),
      ]),
    ),
    employmentType: text('employmentType'),
    pay: {
      currency: 'USD',
      unit: text('payUnit'),
      min,
      max: text('payMax') === '' ? min : number('payMax'),
      note: each('payNote'),
    },
    questions: questionsOf(form, asked),
    datePosted: text('datePosted'),
    validThrough: text('validThrough'),
    monthsOfExperience: number('monthsOfExperience'),
    openings: number('openings'),
    status: text('status'),
  };
}

type Lines = { stored: readonly Translated[] | undefined; languages: readonly LocaleCode[] };

/**
 * The lines of all languages are paired in order; a line without its counterpart is reported. In a language that is
 * off a line says what it said before, or the same as in the default language.
 */
function pairLines(texts: Translated, { stored, languages }: Lines): Translated[] {
  const lines = inEach((locale) =>
    texts[locale]
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  );
  const count = Math.max(...languages.map((locale) => lines[locale].length));
  return Array.from({ length: count }, (_, at) => {
    const line = lines[defaultLocale][at] ?? '';
    const before = stored?.find((one) => one[defaultLocale] === line);
    return inEach((locale) =>
      languages.includes(locale) ? (lines[locale][at] ?? '') : (before?.[locale] ?? line),
    );
  });
}

/** Questions have the prefixes `q0-`, `q1-`…; one without any text is ignored. */
function questionsOf(form: FormData, { stored, languages }: Asked): unknown[] {
  const count = Math.min(50, Number(form.get('questions')) || 0);
  const used = new Set<string>();
  return Array.from({ length: count }, (_, at) => at).flatMap((at) => {
    const text = (name: string) => String(form.get(`q${at}-${name}`) ?? '').trim();
    const label = inEach((locale) => text(nameIn('label', locale)));
    const isEmpty = localeCodes.every((locale) => label[locale] === '');
    if (isEmpty || form.has(`q${at}-remove`)) return [];
    const id = uniqueId(text('id') || slugOf(label[defaultLocale]).slice(0, 30), used);
    const type = text('type');
    const question = { id, label, type, required: form.has(`q${at}-required`) };
    if (lengths[type] !== undefined) return [{ ...question, maxLength: lengthOf(text, type) }];
    if (type !== 'select' && type !== 'checkboxes') return [question];
    const before = stored?.questions.find((one) => one.id === id);
    const texts = inEach((locale) => text(nameIn('options', locale)));
    const choices = before && 'options' in before ? before.options : undefined;
    return [{ ...question, options: pairLines(texts, { stored: choices, languages }) }];
  });
}

function lengthOf(text: (name: string) => string, type: string): number | undefined {
  return Number(text('maxLength')) || lengths[type];
}

function uniqueId(wished: string, used: Set<string>): string {
  const plain = /^[a-z]/.test(wished) ? wished : `q-${wished}`.replace(/-$/, '');
  let id = plain;
  for (let next = 2; used.has(id); next += 1) id = `${plain}-${next}`;
  used.add(id);
  return id;
}

/** The field for an issue of a job: `duties.0.en` is shown at `duties-en`. */
export function fieldOfPath(path: string): string {
  const [first = '', second = '', third = '', fourth = ''] = path.split('.');
  if (first === 'pay')
    return second === 'note' ? `payNote-${third || defaultLocale}` : payField(second);
  if (first !== 'questions') {
    const isList = jobLists.some((name) => name === first);
    return isList
      ? `${first}-${third || defaultLocale}`
      : [first, second].filter(Boolean).join('-');
  }
  if (third === 'options') return `q${second}-${nameIn('options', defaultLocale)}`;
  return [`q${second}`, third, fourth].filter(Boolean).join('-');
}

function payField(name: string): string {
  return { min: 'payMin', max: 'payMax', unit: 'payUnit' }[name] ?? 'payMin';
}
