import type { Job, JobQuestion } from '#src/domain/careers/index.ts';
import type { Bilingual } from '#src/lib/bilingual.ts';
import { slugOf } from '#src/lib/slug.ts';

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

/** The job described by a form; its schema validates it. `kept` is what the form has no field for. */
export function jobOfForm(form: FormData, kept: JobWithoutFields): unknown {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const both = (name: string) => ({ en: text(`${name}-en`), es: text(`${name}-es`) });
  const number = (name: string) => (text(name) === '' ? Number.NaN : Number(text(name)));
  const min = number('payMin');
  return {
    ...kept,
    ...Object.fromEntries(jobTexts.map((name) => [name, both(name)])),
    ...Object.fromEntries(jobLists.map((name) => [name, pairLines(both(name))])),
    employmentType: text('employmentType'),
    pay: {
      currency: 'USD',
      unit: text('payUnit'),
      min,
      max: text('payMax') === '' ? min : number('payMax'),
      note: both('payNote'),
    },
    questions: questionsOf(form),
    datePosted: text('datePosted'),
    validThrough: text('validThrough'),
    monthsOfExperience: number('monthsOfExperience'),
    openings: number('openings'),
    status: text('status'),
  };
}

/** The lines of both languages are paired in order; a line without its counterpart is reported. */
function pairLines({ en, es }: Bilingual): Bilingual[] {
  const lines = [en, es].map((text) => text.split('\n').map((line) => line.trim()));
  const [one = [], other = []] = lines.map((list) => list.filter((line) => line !== ''));
  const count = Math.max(one.length, other.length);
  return Array.from({ length: count }, (_, at) => ({ en: one[at] ?? '', es: other[at] ?? '' }));
}

/** Questions have the prefixes `q0-`, `q1-`…; one without any text is ignored. */
function questionsOf(form: FormData): unknown[] {
  const count = Math.min(50, Number(form.get('questions')) || 0);
  const used = new Set<string>();
  return Array.from({ length: count }, (_, at) => at).flatMap((at) => {
    const text = (name: string) => String(form.get(`q${at}-${name}`) ?? '').trim();
    const label = { en: text('label-en'), es: text('label-es') };
    if ((label.en === '' && label.es === '') || form.has(`q${at}-remove`)) return [];
    const id = uniqueId(text('id') || slugOf(label.en).slice(0, 30), used);
    const type = text('type');
    const asked = { id, label, type, required: form.has(`q${at}-required`) };
    if (lengths[type] !== undefined) return [{ ...asked, maxLength: lengthOf(text, type) }];
    if (type !== 'select' && type !== 'checkboxes') return [asked];
    const options = pairLines({ en: text('options-en'), es: text('options-es') });
    return [{ ...asked, options }];
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
  if (first === 'pay') return second === 'note' ? `payNote-${third || 'en'}` : payField(second);
  if (first !== 'questions') {
    const isList = jobLists.some((name) => name === first);
    return isList ? `${first}-${third || 'en'}` : [first, second].filter(Boolean).join('-');
  }
  if (third === 'options') return `q${second}-options-en`;
  return [`q${second}`, third, fourth].filter(Boolean).join('-');
}

function payField(name: string): string {
  return { min: 'payMin', max: 'payMax', unit: 'payUnit' }[name] ?? 'payMin';
}
