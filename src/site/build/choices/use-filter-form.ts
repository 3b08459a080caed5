import { type RefObject, useEffect, useRef } from 'react';
import { afterPaint } from '#src/web/browser/after-paint.ts';
import {
  type ChoiceFilterValues,
  filtersQuery,
  readChoiceFilters,
} from './choice-filter-values.ts';

/**
 * The filters as native form state: input is painted first and handled afterwards, including input from before the
 * script ran. Filters from elsewhere, such as a URL or a link that clears them, are written into the form.
 */
export function useFilterForm(
  wishes: ChoiceFilterValues,
  onWish: (wishes: ChoiceFilterValues) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const callOff = useRef<() => void>(undefined);
  const onChange = () => {
    callOff.current?.();
    callOff.current = afterPaint(() => {
      callOff.current = undefined;
      if (form.current) onWish({ ...readForm(form.current), shown: {} });
    });
  };
  useTickedBefore(form, wishes, onChange);
  useEffect(() => {
    if (form.current && !callOff.current) showIn(form.current, wishes);
  }, [wishes]);
  useEffect(() => () => callOff.current?.(), []);
  return { form, hear: onChange };
}

function useTickedBefore(
  form: RefObject<HTMLFormElement | null>,
  wishes: ChoiceFilterValues,
  hear: () => void,
): void {
  const first = useRef({ wishes, hear });
  useEffect(() => {
    const { wishes, hear } = first.current;
    const told = { ...wishes, shown: {} };
    if (form.current && queryText(readForm(form.current)) !== queryText(told)) hear();
  }, [form]);
}

function queryText(wishes: ChoiceFilterValues): string {
  return JSON.stringify(filtersQuery(wishes));
}

function readForm(form: HTMLFormElement): ChoiceFilterValues {
  const given = new URLSearchParams();
  for (const [name, value] of new FormData(form)) given.append(name, String(value));
  return readChoiceFilters(given);
}

function showIn(form: HTMLFormElement, wishes: ChoiceFilterValues): void {
  const query: Record<string, unknown> = filtersQuery(wishes);
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) {
      control.value = String(query[control.name] ?? control.options[0]?.value);
    } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = [query[control.name]].flat().includes(control.value);
    }
  }
}
