import type { Machines } from './open-machines.ts';

type Change = { cookie: string; brand: string; percent: number };

/** Changes the price of a maker's wheels in the office of a process: looks at the preview, then applies it. */
export async function changePrices(
  machines: Machines,
  nth: number,
  { cookie, brand, percent }: Change,
): Promise<void> {
  const asked = new URLSearchParams({
    all: 'on',
    brand,
    do: percent < 0 ? 'lower-percent' : 'raise-percent',
    amount: String(Math.abs(percent)),
  });
  const url = machines.at(nth, '/admin/catalog/wheels/change');
  const preview = await fetch(`${url}?${asked}`, { headers: { Cookie: cookie } });
  const [, seen = ''] = /name="seen" value="([^"]+)"/.exec(await preview.text()) ?? [];
  const answer = await fetch(url, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: url.origin },
    body: new URLSearchParams({ seen, asked: `?${asked}` }),
  });
  if (!answer.ok) throw new Error(`Changing prices: ${answer.status}`);
  await answer.arrayBuffer();
}
