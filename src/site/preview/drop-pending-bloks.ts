import type { Blok } from '#src/site/stories/blok-props.ts';

type Waiting = { data: Readonly<Record<string, unknown>>; loading: readonly string[] };

/** Drops bloks that need the shop's data until it is loaded. */
export function dropPendingBloks(body: readonly Blok[], waiting: Waiting): Blok[] {
  const { data, loading } = waiting;
  return body
    .filter(({ component, _uid }) => !loading.includes(component) || data[_uid] !== undefined)
    .map((blok) => withInner(blok, waiting));
}

function withInner(blok: Blok, waiting: Waiting): Blok {
  const fields = Object.entries(blok).map(([name, value]) => [
    name,
    isList(value) ? dropPendingBloks(value, waiting) : value,
  ]);
  return Object.fromEntries(fields) as Blok;
}

function isList(value: unknown): value is Blok[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((item) => typeof item === 'object' && item !== null && 'component' in item)
  );
}
