import type { Locator } from '@playwright/test';

type Point = { x: number; y: number };

/**
 * Takes an element and lets it go at this point of the screen, all of it before the page can render anything: what a
 * quick hand does on a slow computer.
 */
export async function flick(taken: Locator, to: Point): Promise<void> {
  await taken.evaluate((node, { x, y }) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const from = { x: left + Math.min(20, width / 2), y: top + Math.min(10, height / 2) };
    const send = (type: string, at: Point, buttons = 1) =>
      (document.elementFromPoint(from.x, from.y) ?? node).dispatchEvent(
        new PointerEvent(type, {
          ...{ bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, button: 0, buttons },
          ...{ clientX: at.x, clientY: at.y },
        }),
      );
    send('pointerdown', from);
    send('pointermove', { x: from.x + 8, y: from.y });
    send('pointermove', { x: (from.x + x) / 2, y: (from.y + y) / 2 });
    send('pointerup', { x, y }, 0);
  }, to);
}

/** Presses these keys, all of them before the page can render anything. */
export async function rattle(focused: Locator, codes: readonly string[]): Promise<void> {
  await focused.focus();
  await focused.evaluate((node, pressed) => {
    for (const code of pressed) {
      const key = code === 'Space' ? ' ' : code;
      node.dispatchEvent(
        new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true }),
      );
    }
  }, codes);
}
