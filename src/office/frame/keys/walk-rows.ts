/** Parts of a page that keys find, as the page marks them; `src/office/kit/README.md` lists them. */
const rowMark = '[data-key-row]';

/** The link that opens a row: the first of it. Columns that a phone hides have none. */
function linksOfRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`main ${rowMark}`)].flatMap((row) => {
    const link = row.querySelector<HTMLElement>('a[href]');
    return link?.checkVisibility() ? [link] : [];
  });
}

/** Moves the focus to the next or previous row; from outside of the list, to its first or last one. */
export function focusRow(step: 1 | -1): boolean {
  const links = linksOfRows();
  const row = document.activeElement?.closest(rowMark);
  const at = links.findIndex((link) => link.closest(rowMark) === row);
  const next = row && at >= 0 ? links[at + step] : links.at(step === 1 ? 0 : -1);
  next?.focus();
  return next !== undefined;
}

/** Opens the one before or after this page in its list, as the link in its head does. */
export function walkOn(to: 'next' | 'previous'): boolean {
  const link = document.querySelector<HTMLElement>(`main [data-walk=${to}]`);
  link?.click();
  return link !== null;
}

/** Where the focused row is answered; without a focus, the first one. */
export function replyHref(): string | null {
  const focused = document.activeElement?.closest<HTMLElement>(rowMark);
  const row = focused ?? document.querySelector<HTMLElement>('main [data-reply]');
  return row?.dataset.reply ?? null;
}

/** Puts the cursor into the open form of the answer; false on a page without one. */
export function focusAnswer(): boolean {
  const form = document.querySelector<HTMLElement>('main [data-answer] > :not([hidden], nav)');
  const field =
    form?.querySelector<HTMLElement>('textarea') ??
    form?.querySelector<HTMLElement>('input:not([type=hidden]), select, a[href], button');
  field?.focus();
  return field !== undefined;
}
