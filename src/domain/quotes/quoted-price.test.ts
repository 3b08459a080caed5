import { expect, test } from 'vitest';
import { shopRates } from '#tests/factories/finished-builds.ts';
import { priceBill } from './price-bill.ts';
import { decodeQuotedPrice, encodeQuotedPrice } from './quoted-price.ts';

test('a price that stood on a page is read back as it was written', () => {
  const quote = priceBill(
    {
      parts: [{ code: 'track-bar', count: 1, eachCents: { low: 1, likely: 100, high: 20_000 } }],
      jobs: [],
      tires: null,
    },
    { ...shopRates, setId: 7 },
  );
  expect(decodeQuotedPrice(encodeQuotedPrice(quote))).toEqual({
    ratesSetId: 7,
    totalCents: quote.totalCents,
  });
});

test('an invalid price is null', () => {
  for (const text of [null, '', '7', '7:1-2', '7:1-2-x', '-1:1-2-3', '7:1-2-9999999999']) {
    expect(decodeQuotedPrice(text)).toBeNull();
  }
});
