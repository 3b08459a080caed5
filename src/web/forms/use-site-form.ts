import {
  type SubmitEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { z } from 'zod';
import { isRequired } from '#src/lib/zod-rule.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useLocale } from '#src/web/words/use-strings.ts';
import type { FormAnswer, SlowCheck } from './form-snapshot.ts';
import { createFormStore, type FormStore } from './form-store.ts';
import { guardNames } from './guard/guard-names.ts';
import { judgeControls, judgeValues } from './judge-form.ts';
import { listenToForm } from './listen-to-form.ts';
import type { FormFlags } from './observe-fields.ts';
import { errorsOf, type FormField, fieldOf } from './site-field.ts';
import { type DraftState, useDraft } from './use-draft.ts';
import type { ValidationMode } from './validation-mode.ts';

export type SiteForm = {
  id: string;
  /** For the form's element: `<Form method="post" {...form.props}>`. */
  props: {
    id: string;
    noValidate: true;
    onSubmit(event: SubmitEvent<HTMLFormElement>): void;
  };
  status: 'error' | undefined;
  /** How often the server has refused it on this page with an error that belongs to no field. */
  refusals: number;
  /** Field name, '' for the form as a whole → error. */
  allErrors: Readonly<Record<string, string[]>>;
  flags: FormFlags;
  /** Sent without a network, and not delivered. */
  isHeld: boolean;
  maySendLater: boolean;
  draft: DraftState;
};

export type SiteFormOptions<Values> = {
  id: string;
  schema: z.ZodType<Values>;
  defaultValue?: Partial<Record<keyof Values, unknown>>;
  /** When fields are checked; by default aggressive (while typing, and when left). */
  mode?: ValidationMode;
  /** Slow checks, by field. */
  slowChecks?: Readonly<Record<string, SlowCheck>>;
  /** For a long form: what is typed is saved on this device until it was sent, 7 days at most. */
  hasDraft?: boolean;
  /** The form may be sent at any time, so without a network it can be queued on the device if its sender agrees. */
  maySendLater?: boolean;
  /** The page handles a missing network itself. */
  isSentOffline?: boolean;
};

/**
 * One form, one schema, on both sides. Fields are checked as the mode says; the server's answer brings back what was
 * typed, with or without script. Names are those of the schema.
 */
export function useSiteForm<Values extends Record<string, unknown>>(
  options: SiteFormOptions<Values>,
): [SiteForm, { readonly [Name in keyof Values & string]-?: FormField }] {
  const answer = useAnswer<FormAnswer>() ?? null;
  const store = useFormStore(options, answer);
  const snapshot = useSyncExternalStore(store.subscribe, store.read, store.read);
  const refusals = useServersWord(store, { id: options.id, answer });
  const given = { ...options.defaultValue, ...answer?.initialValue };
  const form: SiteForm = {
    id: options.id,
    props: {
      id: options.id,
      noValidate: true,
      onSubmit: useSubmit(store, options.isSentOffline ?? false),
    },
    status: snapshot.isRefused ? 'error' : undefined,
    refusals,
    allErrors: errorsOf(snapshot),
    flags: snapshot.flags,
    isHeld: snapshot.isHeld,
    maySendLater: options.maySendLater ?? false,
    draft: useDraft(options.id, { store, isOn: options.hasDraft ?? false }),
  };
  const fields = new Proxy({} as { [Name in keyof Values & string]-?: FormField }, {
    get: (_, name) => fieldOf(String(name), { id: options.id, snapshot, given }),
  });
  return [form, fields];
}

/** The store lives as long as the form; its rules may change with each render. */
function useFormStore<Values>(options: SiteFormOptions<Values>, answer: FormAnswer | null) {
  const locale = useLocale();
  const latest = useRef(options);
  latest.current = options;
  const judge = useCallback(
    (values: FormData) => {
      const { id, schema } = latest.current;
      const element = document.forms.namedItem(id);
      const ofControls = element ? judgeControls(element, locale) : {};
      return { ...ofControls, ...judgeValues(values, schema) };
    },
    [locale],
  );
  const { id, mode = 'aggressive', slowChecks } = options;
  const [store] = useState(() =>
    createFormStore({ fields: schemaFields(options), mode, judge, slowChecks, answer }),
  );
  useEffect(() => listenToForm(id, store), [id, store]);
  return store;
}

function schemaFields<Values>({ schema, defaultValue }: SiteFormOptions<Values>) {
  const { shape } = schema as { shape?: Readonly<Record<string, unknown>> };
  const given: Readonly<Record<string, unknown>> = defaultValue ?? {};
  const own = Object.entries(shape ?? {}).filter(([name]) => name !== guardNames.formId);
  return own.map(([name, field]) => ({
    name,
    isRequired: isRequired(field),
    value: String(given[name] ?? ''),
  }));
}

function useSubmit(store: FormStore, isSentOffline: boolean) {
  return useCallback(
    (event: SubmitEvent<HTMLFormElement>) => {
      const { currentTarget, nativeEvent } = event;
      const submitter = nativeEvent.submitter;
      const isUnchecked = submitter instanceof HTMLButtonElement && submitter.formNoValidate;
      if (isUnchecked) return;
      const failed = store.submit(new FormData(currentTarget, submitter));
      const isHeld = failed.length === 0 && !isSentOffline && !navigator.onLine;
      store.hold(isHeld);
      if (failed.length > 0 || isHeld) event.preventDefault();
      focusFirst(currentTarget, failed);
    },
    [store, isSentOffline],
  );
}

/** Answers that come while the page is open; the one that the page was loaded with is already in the store. */
function useServersWord(
  store: FormStore,
  { id, answer }: { id: string; answer: FormAnswer | null },
): number {
  const known = useRef(answer);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (answer === known.current || answer === null) return;
    known.current = answer;
    store.adopt(answer);
    const element = document.forms.namedItem(id);
    if (!element || answer.status !== 'error') return;
    if (!focusFirst(element, Object.keys(answer.error ?? {}))) setRefusals((count) => count + 1);
  }, [store, id, answer]);
  return refusals;
}

/** @returns whether any of them can be corrected by the person */
function focusFirst(form: HTMLFormElement, failed: readonly string[]): boolean {
  const control = [...form.elements].find((element) => {
    const name = element.getAttribute('name');
    return name !== null && failed.includes(name) && !element.matches('[type=hidden]');
  });
  if (!(control instanceof HTMLElement)) return false;
  control.focus();
  return true;
}
