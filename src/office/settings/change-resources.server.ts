import { z } from 'zod';
import { changeResources } from '#src/domain/appointments/index.server.ts';
import { writeAndBump } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { why as whyAny } from '#src/domain/refusals.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import { defaultLocale, inEach, nameIn, namesIn } from '#src/lib/locales.ts';
import { slugOf } from '#src/lib/slug.ts';
import { why as whyForm } from '#src/office/kit/refusals.ts';
import { why } from '#src/office/settings/refusals.ts';
import { readWeek } from './week-form.ts';

type Resources = Pick<ShopSettings, 'bays' | 'technicians'>;
type Done = { done: 'save' | 'remove' };
type Change = (form: FormData) => (now: Resources) => Resources;

const line = z.string().trim().min(1, whyAny('input.required').reason).max(60);
const bayForm = z.object({
  ...namesIn('name', () => line),
  kind: z.enum(['bay', 'rack'], whyAny('input.not-a-choice').reason),
});

const changes: Record<string, Change> = {
  'save-bay': (form) => {
    const typed = bayOf(form);
    const id = String(form.get('id') ?? '');
    return ({ bays, ...rest }) => {
      if (!id)
        return {
          ...rest,
          bays: [...bays, { id: newId(typed.name[defaultLocale], bays), ...typed }],
        };
      return { ...rest, bays: bays.map((bay) => (bay.id === id ? { ...bay, ...typed } : bay)) };
    };
  },
  'remove-bay': (form) => {
    const id = form.get('id');
    return ({ bays, ...rest }) => {
      const left = bays.filter((bay) => bay.id !== id);
      if (left.length > 0) return { ...rest, bays: left };
      throw new DomainError('invalid', why('settings.last-bay'));
    };
  },
  'add-person': (form) => {
    const { name } = parseInput(z.object({ name: line }), { name: form.get('name') });
    return ({ technicians, ...rest }) => ({
      ...rest,
      technicians: [...technicians, { id: newId(name, technicians), name }],
    });
  },
  'remove-person': (form) => {
    const id = form.get('id');
    return ({ technicians, ...rest }) => ({
      ...rest,
      technicians: technicians.filter((one) => one.id !== id),
    });
  },
};

/** Handles the forms of the page. Resources with planned work cannot be removed. */
export async function actOnResources(ctx: Ctx, form: FormData): Promise<Done> {
  const intent = String(form.get('intent'));
  const change = Object.hasOwn(changes, intent) ? changes[intent] : undefined;
  if (!change) throw new DomainError('invalid', whyForm('form.unknown'));
  const patch = change(form);
  await writeAndBump(ctx, (inner) => changeResources(inner, patch));
  return { done: intent.startsWith('remove') ? 'remove' : 'save' };
}

/** Name and hours of one person. */
export async function savePerson(
  ctx: Ctx,
  { form, id }: { form: FormData; id: string },
): Promise<Done> {
  const { name } = parseInput(z.object({ name: line }), { name: form.get('name') });
  const hours = form.has('own') ? ownHours(form) : undefined;
  await writeAndBump(ctx, (inner) =>
    changeResources(inner, ({ technicians, ...rest }) => ({
      ...rest,
      technicians: technicians.map((one) =>
        one.id === id ? { id, name, ...(hours && { hours }) } : one,
      ),
    })),
  );
  return { done: 'save' };
}

function ownHours(form: FormData) {
  const { hours, issues } = readWeek(form);
  if (issues.length === 0) return hours;
  throw new DomainError('invalid', whyForm('form.see-fields'), issues);
}

function bayOf(form: FormData) {
  const typed = parseInput(bayForm, Object.fromEntries(form));
  return { name: inEach((locale) => typed[nameIn('name', locale)]), kind: typed.kind };
}

/** Derived from the name; with a number appended if it is taken. */
function newId(name: string, taken: readonly { id: string }[]): string {
  const base = slugOf(name) || 'place';
  const isFree = (id: string) => taken.every((one) => one.id !== id);
  const numbers = Array.from({ length: taken.length + 1 }, (_, at) => `${base}-${at + 2}`);
  return [base, ...numbers].find(isFree) ?? base;
}
