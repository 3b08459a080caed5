import type { FormEvent, ReactNode } from 'react';
import { Form, useSubmit } from 'react-router';
import type { ShelfCategory } from '#src/domain/store/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { type ShelfAddress, toQuery } from './shelf-address.ts';

type ShelfFormProps = {
  category: ShelfCategory;
  /** Values of the URL that are not fields of the form. */
  keeps: ShelfAddress;
  className?: string;
  children: ReactNode;
};

/** Sends a shelf's form without its empty fields; the scroll position stays. */
export function useShelfSubmit(category: ShelfCategory) {
  const submit = useSubmit();
  return (form: HTMLFormElement, more: Readonly<Record<string, string>> = {}) => {
    const filled = [...new FormData(form), ...Object.entries(more)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value]] : [],
    );
    const action = hrefs.store({ kind: category });
    void submit(new URLSearchParams(filled), { action, preventScrollReset: true });
  };
}

/** A plain GET form. With script the URL has no empty fields, and the scroll position stays. */
export function ShelfForm({ category, keeps, className, children }: ShelfFormProps) {
  const submit = useShelfSubmit(category);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(event.currentTarget);
  };
  return (
    <Form
      method="get"
      action={hrefs.store({ kind: category })}
      className={className}
      onSubmit={send}
    >
      <HiddenFilterFields address={keeps} />
      {children}
    </Form>
  );
}

function HiddenFilterFields({ address }: { address: ShelfAddress }) {
  const pairs = Object.entries(toQuery(address)).flatMap(([name, value = []]) =>
    [value].flat().map((one) => ({ name, one })),
  );
  return pairs.map(({ name, one }) => (
    <input key={`${name}=${one}`} type="hidden" name={name} value={one} />
  ));
}
