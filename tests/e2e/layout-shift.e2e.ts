import type { Page } from '@playwright/test';
import { desk, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectHydrated } from './hydrated.ts';

type Shift = PerformanceEntry & { value: number };

/** Records every layout shift, including those right after a press. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as Shift).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of the shifts since the last call, once pictures are loaded and frames have passed. */
async function takeShifts(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const { shifts } = window as unknown as { shifts: number[] };
    return shifts.splice(0).reduce((sum, value) => sum + value, 0);
  });
}

/** On a phone everything is in one column: the truck with the most to say of it, and the one with the least. */
const cases = [
  { truck: 'F-150', id: 'ford-f150-2021', viewport: phone },
  { truck: '4Runner', id: 'toyota-4runner-2010', viewport: phone },
  { truck: 'Wrangler', id: 'jeep-wrangler-jl-4dr-2018', viewport: desk },
];

for (const { truck, id, viewport } of cases) {
  test(`nothing jumps from one step of a ${truck} to the next at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await noteShifts(page);
    await page.goto(`/build?step=vehicle&vehicle=${id}&year=2021`);
    const main = page.getByRole('main');
    await expectHydrated(main.getByRole('button', { name: 'Lift Kit', exact: true }));
    await takeShifts(page);
    for (const step of ['Lift Kit', 'Wheels', 'Tires', 'Details']) {
      await main.getByRole('button', { name: step, exact: true }).click();
      await expect(page.locator('[aria-current="step"]')).toContainText(step);
      expect(await takeShifts(page), step).toBeLessThan(0.02);
      const [first] = await main.locator('.build-choice input:enabled').all();
      await first?.check({ force: true });
      await takeShifts(page);
    }
  });
}
