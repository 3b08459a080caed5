import type { Locator, Page } from '@playwright/test';

/** A control on a page. `aim` brings it into view and returns how a person would use it. */
export type Control = { kind: string; name: string; aim(): Promise<() => Promise<void>> };

const selector = '.build.build-page :is(input, select, summary, button, a)';

/**
 * The controls of the build's page that can be used now, one per kind: a list of fifty tires is fifty controls of one
 * kind. Controls that send the step's form or start over are excluded.
 */
export async function controlsOf(page: Page): Promise<Map<string, Control[]>> {
  const elements = page.locator(selector);
  const kinds = new Map<string, Control[]>();
  for (const { at, ...told } of await elements.evaluateAll(describeControls)) {
    const aim = () => aimAt(page.locator(`[data-measured="${at}"]`), told.type);
    kinds.set(told.kind, [...(kinds.get(told.kind) ?? []), { ...told, aim }]);
  }
  return kinds;
}

type ControlFacts = { at: number; kind: string; name: string; type: string };

/** Runs in the page, so everything it needs is inside. */
function describeControls(nodes: readonly Element[]): ControlFacts[] {
  const isField = (node: Element) =>
    node instanceof HTMLInputElement || node instanceof HTMLSelectElement;
  const labelOf = (node: Element) => (isField(node) ? (node.labels?.[0] ?? node) : node);
  const isSeen = (node: Element) =>
    labelOf(node).checkVisibility({ visibilityProperty: true }) && labelOf(node).clientWidth > 1;
  // Sends the step's form, asks whether to start over, or leaves the page.
  const isOther = (node: Element) =>
    node.matches(':disabled, [type="hidden"], [type="submit"], .build-reset *') ||
    (node instanceof HTMLAnchorElement && node.pathname !== location.pathname);
  const tell = (node: Element, at: number): ControlFacts => {
    const type = isField(node) ? node.type : node.localName;
    const said = node.getAttribute('aria-label') ?? labelOf(node).textContent ?? '';
    const name = said.replace(/\s+/g, ' ').trim().slice(0, 28);
    const place = isField(node) ? node.name : (node.closest('[class]')?.className ?? '');
    const isOne = node.matches('[type="range"], [type="number"], [type="text"], [type="search"]');
    return { at, type, name, kind: `${type} ${place}${isOne ? ` ${name}` : ''}` };
  };
  // Marked instead of counted, because late content changes all indexes.
  return nodes.flatMap((node, at) => {
    node.removeAttribute('data-measured');
    if (!isSeen(node) || isOther(node)) return [];
    node.setAttribute('data-measured', `${at}`);
    return [tell(node, at)];
  });
}

async function aimAt(element: Locator, type: string): Promise<() => Promise<void>> {
  const key = keyForControl(type);
  if (!key) return aimFinger(element);
  await element.focus();
  return () => element.page().keyboard.press(key);
}

function keyForControl(type: string): string | undefined {
  if (type === 'range') return 'ArrowRight';
  if (type === 'number') return 'ArrowUp';
  if (type.startsWith('select')) return 'ArrowDown';
  return ['text', 'search', 'tel', 'email'].includes(type) ? '6' : undefined;
}

/**
 * A finger sends no events before it touches; `click()` would move a mouse there first, and query the page during the
 * touch.
 */
async function aimFinger(element: Locator): Promise<() => Promise<void>> {
  const { x, y } = await element.evaluate((node) => {
    const isHidden = node instanceof HTMLInputElement && node.labels?.[0];
    // The checkbox itself may be hidden behind what its label draws.
    const target = isHidden || node;
    target.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = target.getBoundingClientRect();
    return { x: left + Math.min(12, width / 2), y: top + Math.min(12, height / 2) };
  });
  return () => touch(element.page(), { x, y });
}

/** A finger stays on what it presses for a moment. */
const restMs = 80;

async function touch(page: Page, point: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof point)[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [point]);
  await page.waitForTimeout(restMs);
  await send('touchEnd', []);
  await session.detach();
}
