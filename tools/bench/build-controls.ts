import type { Locator, Page } from '@playwright/test';

/** One control of a page, with how a person uses it. */
export type Control = { kind: string; name: string; act(): Promise<void> };

const selector = '.flow.build :is(input, select, summary, button, a)';

/**
 * The controls of the build's page that can be used now, told apart by kind: a list of fifty tires
 * is fifty controls of one kind. What sends the step's form or starts anew is none of them.
 */
export async function controlsOf(page: Page): Promise<Map<string, Control[]>> {
  const elements = page.locator(selector);
  const kinds = new Map<string, Control[]>();
  for (const { at, ...told } of await elements.evaluateAll(tellControls)) {
    const act = () => use(page.locator(`[data-measured="${at}"]`), told.type);
    kinds.set(told.kind, [...(kinds.get(told.kind) ?? []), { ...told, act }]);
  }
  return kinds;
}

type Told = { at: number; kind: string; name: string; type: string };

/** Runs in the page, so that all it needs is inside. */
function tellControls(nodes: readonly Element[]): Told[] {
  const isField = (node: Element) =>
    node instanceof HTMLInputElement || node instanceof HTMLSelectElement;
  const labelOf = (node: Element) => (isField(node) ? (node.labels?.[0] ?? node) : node);
  const isSeen = (node: Element) =>
    labelOf(node).checkVisibility({ visibilityProperty: true }) && labelOf(node).clientWidth > 1;
  // Sends the step's form, asks whether to start anew, or leads away.
  const isOther = (node: Element) =>
    node.matches(':disabled, [type="hidden"], [type="submit"], .breset *') ||
    (node instanceof HTMLAnchorElement && node.pathname !== location.pathname);
  const tell = (node: Element, at: number): Told => {
    const type = isField(node) ? node.type : node.localName;
    const said = node.getAttribute('aria-label') ?? labelOf(node).textContent ?? '';
    const name = said.replace(/\s+/g, ' ').trim().slice(0, 28);
    const place = isField(node) ? node.name : (node.closest('[class]')?.className ?? '');
    const isOne = node.matches('[type="range"], [type="number"], [type="text"], [type="search"]');
    return { at, type, name, kind: `${type} ${place}${isOne ? ` ${name}` : ''}` };
  };
  // Marked, not counted again later: what comes late to the page moves every place in the count.
  return nodes.flatMap((node, at) => {
    node.removeAttribute('data-measured');
    if (!isSeen(node) || isOther(node)) return [];
    node.setAttribute('data-measured', `${at}`);
    return [tell(node, at)];
  });
}

async function use(element: Locator, type: string): Promise<void> {
  if (type === 'range') return element.press('ArrowRight');
  if (type === 'number') return element.press('ArrowUp');
  if (type.startsWith('select')) return element.press('ArrowDown');
  if (['text', 'search', 'tel', 'email'].includes(type)) return element.pressSequentially('6');
  // The box itself may be hidden behind what its label draws.
  if (type === 'radio' || type === 'checkbox') return clickLabel(element);
  await element.click();
}

async function clickLabel(element: Locator): Promise<void> {
  const label = element.locator('xpath=ancestor::label[1]');
  await ((await label.count()) > 0 ? label : element).click({ position: { x: 12, y: 12 } });
}
