import { desk, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';

for (const size of [phone, desk]) {
  test(`what has the focus is seen between the truck and the bar, at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/build?step=vehicle&year=2019&make=Chevrolet&model=Silverado+1500');
    const controls = page.locator('.build .build-panel :is(input, select, button, a):visible');
    await expect(page.getByLabel('Cab, bed or doors')).toBeVisible();
    const covered = await controls.evaluateAll((found) =>
      [...found, ...found.toReversed()].flatMap((control) => {
        (control as HTMLElement).focus();
        const { top, bottom } = control.getBoundingClientRect();
        const bars = [...document.querySelectorAll('.build-bar, .build-stage, .build-top')];
        const over = bars.filter((bar) => {
          const place = bar.getBoundingClientRect();
          const isBeside = place.right < innerWidth / 2 + 200 && innerWidth > 1000;
          const isPinned = getComputedStyle(bar).position === 'sticky';
          return isPinned && !isBeside && bottom > place.top && top < place.bottom;
        });
        return over.map((bar) => `${control.outerHTML.slice(0, 60)} under ${bar.className}`);
      }),
    );
    expect(covered).toEqual([]);
  });
}
