import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { type Markup, parse } from './markup.ts';

type Typed = Record<string, string | File>;
/** By its words, or by what it is. */
type Button = string | RegExp | { css: string; nth?: number };
/** What a form sends, in the order of its fields. */
type Sent = { method: string; action: string; isMultipart: boolean; fields: [string, string][] };

/**
 * A browser without scripts, styles and pictures: it asks for documents, follows their links and sends their forms,
 * at a tenth of what a page costs. What is only shown, and where, a page has to tell.
 */
export class PlainVisitor {
  readonly #page: Page;
  readonly #request: APIRequestContext;
  #url = new URL(String(process.env.SITE_URL));
  #html = '';
  #markup: Markup | null = null;

  /** The page parses, and stays as it is. Cookies are those of `request`. */
  constructor(page: Page, request: APIRequestContext = page.request) {
    this.#page = page;
    this.#request = request;
  }

  get html(): string {
    return this.#html;
  }

  get markup(): Markup {
    if (!this.#markup) throw new Error('No document was asked for');
    return this.#markup;
  }

  /** Path and query of this document. */
  get path(): string {
    return this.#url.pathname + this.#url.search;
  }

  async open(path: string, status = 200): Promise<void> {
    const url = new URL(path, this.#url);
    await this.#take(await this.#request.get(url.href), status);
  }

  /** Follows the first link with these words, or an address that matches. */
  async follow(link: string | RegExp): Promise<void> {
    const all = await this.links();
    const isMeant = (one: string) => (typeof link === 'string' ? one === link : link.test(one));
    const found = all.find(({ words, href }) => isMeant(words) || isMeant(href));
    if (!found) throw new Error(`No link ${link} at ${this.path}`);
    await this.open(found.href);
  }

  links(within = 'body'): Promise<{ words: string; href: string }[]> {
    return this.markup.evaluate(
      (read, scope) =>
        [...read.querySelectorAll(`:is(${scope}) a[href]`)].map((a) => ({
          words: (a.getAttribute('aria-label') ?? a.textContent).replace(/\s+/g, ' ').trim(),
          href: a.getAttribute('href') ?? '',
        })),
      within,
    );
  }

  /** The texts of all elements that this selector finds. */
  textsOf(selector: string): Promise<string[]> {
    return this.markup.evaluate(
      (read, wanted) =>
        [...read.querySelectorAll(wanted)].map(({ textContent }) =>
          textContent.replace(/\s+/g, ' ').trim(),
        ),
      selector,
    );
  }

  async text(selector = 'main'): Promise<string> {
    return (await this.textsOf(selector)).join('\n');
  }

  /** What the first field of this name holds; null if there is none. */
  valueOf(name: string): Promise<string | null> {
    return this.markup.evaluate(
      (read, wanted) => read.querySelector<HTMLInputElement>(`[name="${wanted}"]`)?.value ?? null,
      name,
    );
  }

  /**
   * Sends the form of the first button with these words, or of the one that a selector finds. `typed` are values by
   * the names of fields; of boxes and options it is the value of the one that is chosen, or '' to clear a box, of files
   * the file.
   */
  async press(button: Button, typed: Typed = {}, status = 200): Promise<void> {
    const files = Object.entries(typed).filter(
      (one): one is [string, File] => one[1] instanceof File,
    );
    const texts = Object.fromEntries(
      Object.entries(typed).filter((one): one is [string, string] => typeof one[1] === 'string'),
    );
    const names = files.map(([name]) => name);
    const sent = await this.markup.evaluate(readForm, { button, texts, names });
    const url = new URL(sent.action || this.#url.href, this.#url);
    if (sent.method === 'get') {
      url.search = String(new URLSearchParams(sent.fields));
      return this.open(url.href, status);
    }
    const headers = { Origin: this.#url.origin };
    const answer = sent.isMultipart
      ? await this.#request.post(url.href, {
          headers,
          multipart: formOf([...sent.fields, ...files]),
        })
      : await this.#request.post(url.href, {
          headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
          data: String(new URLSearchParams(sent.fields)),
        });
    await this.#take(answer, status);
  }

  async #take(answer: APIResponse, status: number): Promise<void> {
    expect(answer.status(), answer.url()).toBe(status);
    this.#url = new URL(answer.url());
    this.#html = await answer.text();
    await this.#markup?.dispose();
    this.#markup = await parse(this.#page, this.#html);
  }
}

function formOf(fields: [string, string | File][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, value.name);
  }
  return form;
}

type Filled = { button: Button; texts: Record<string, string>; names: string[] };

/** Runs in the page: what the browser itself would send for this button. Throws for a field that is not there. */
function readForm(read: Document, { button, texts, names }: Filled): Sent {
  const isMeant = (words: string) =>
    button instanceof RegExp ? button.test(words) : words === button;
  const buttons = [...read.querySelectorAll<HTMLButtonElement>('button:not([type=button])')];
  const pressed =
    typeof button === 'string' || button instanceof RegExp
      ? buttons.find((one) => isMeant(one.textContent.replace(/\s+/g, ' ').trim()))
      : [...read.querySelectorAll<HTMLButtonElement>(button.css)].at(button.nth ?? 0);
  const { form } = pressed ?? {};
  if (!pressed || !form || pressed.matches(':disabled')) {
    throw new Error(`No form has a button ${String(button)} that can be pressed`);
  }

  function fill(name: string, value: string, owner: HTMLFormElement) {
    const fields = ([...owner.elements] as HTMLInputElement[]).filter(
      (one) => one.name === name && !one.matches(':disabled'),
    );
    const isBox = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';
    const box = fields.find((one) => isBox(one) && one.value === value);
    const field = fields.find((one) => !isBox(one));
    const cleared = value === '' && !field ? fields.find(isBox) : undefined;
    if (cleared) cleared.checked = false;
    else if (box) box.checked = true;
    else if (field) field.value = value;
    if (!cleared && !box && field?.value !== value)
      throw new Error(`No field ${name} takes ${value}`);
  }

  for (const [name, value] of Object.entries(texts)) fill(name, value, form);
  for (const name of names) {
    const field = form.querySelector(`[type=file][name="${name}"]`);
    if (!field || form.enctype !== 'multipart/form-data')
      throw new Error(`No file ${name} is sent`);
  }
  const fields = [...new FormData(form, pressed)].map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return {
    method: (pressed.getAttribute('formmethod') ?? form.method).toLowerCase(),
    action: pressed.getAttribute('formaction') ?? form.getAttribute('action') ?? '',
    isMultipart: form.enctype === 'multipart/form-data',
    fields: fields.filter(([, value]) => value !== '[object File]'),
  };
}
