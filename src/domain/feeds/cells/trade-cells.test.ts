import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerOf, notesOf } from '#tests/factories/readings.ts';
import { readDate, readLeadTime } from './dates.ts';
import { readWeight } from './measures.ts';
import { readPrice } from './price.ts';
import { readStock } from './stock.ts';
import {
  readAvailability,
  readImageUrls,
  readPartNumber,
  readStatus,
  readText,
  readUpc,
} from './trade-cells.ts';

describe('a price', () => {
  test.each([
    ['259.00', 25_900],
    ['$ 264.00', 26_400],
    ['$1,234.50', 123_450],
    ['1,234.50 USD', 123_450],
    ['USD 1234.5', 123_450],
    ['US$99', 9900],
    ['1.234,50', 123_450],
    ['1234,5', 123_450],
    ['2449', 244_900],
    ['1,299', 129_900],
    ['249.00 ea', 24_900],
    ['249.00/each', 24_900],
    ['.99', 99],
    ['1.005', 101],
    ['12.345', 1235],
    ['12.3449', 1234],
    ['0.995', 100],
  ])('%s is %i cents', (text, cents) => {
    expect(answerOf(readPrice(text))).toBe(cents);
  });

  test.each(['', '0', '0.00', '$0.00', 'Call', 'CALL FOR PRICE', 'TBD', 'N/A', 'POA'])(
    '%s is none',
    (text) => {
      const reading = readPrice(text);
      expect(answerOf(reading)).toBeNull();
      expect(notesOf(reading)).toEqual(text === '' ? [] : ['cells.no-price']);
    },
  );

  test.each([
    ['€ 239.00', 'EUR'],
    ['239.00 EUR', 'EUR'],
    ['£199', 'GBP'],
    ['CAD 329.00', 'CAD'],
    ['C$329.00', 'CAD'],
    ['CA$329.00', 'CAD'],
    ['MX$4,999', 'MXN'],
    ['329.00 NZD', 'NZD'],
    ['CHF 200', 'CHF'],
  ])('%s is refused as %s', (text, currency) => {
    expect(readPrice(text)).toMatchObject({
      told: { reason: 'cells.other-currency', values: { currency } },
    });
  });

  test.each([
    ['-20.00', 'cells.not-a-price'],
    ['($20.00)', 'cells.not-a-price'],
    ['12.345.6', 'cells.not-a-price'],
    ['2,49,00', 'cells.not-a-price'],
    ['two hundred', 'cells.not-a-price'],
    ['25,900,000.00', 'cells.out-of-range'],
    ['#VALUE!', 'cells.spreadsheet-error'],
    ['12/01/2026', 'cells.became-date'],
  ])('%s is refused: %s', (text, reason) => {
    expect(answerOf(readPrice(text))).toBe(reason);
  });

  test('of a file with decimal commas has points between thousands', () => {
    expect(answerOf(readPrice('1.234', { decimal: 'comma' }))).toBe(123_400);
    expect(answerOf(readPrice('1.234'))).toBe(123);
  });

  test('says what was done to it', () => {
    expect(notesOf(readPrice('12.345'))).toEqual(['cells.cents-rounded']);
    expect(notesOf(readPrice('1.234,50'))).toEqual(['cells.decimal-comma']);
    expect(notesOf(readPrice('1,234.50'))).toEqual([]);
  });

  test('comes back from every spelling', () => {
    const us = (cents: number) =>
      (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
    const spellings: ((cents: number) => string)[] = [
      (cents) => (cents / 100).toFixed(2),
      us,
      (cents) => `$${us(cents)}`,
      (cents) => `${us(cents)} USD`,
      (cents) => (cents / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 }),
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.constantFrom(...spellings),
        (cents, spell) => {
          expect(answerOf(readPrice(spell(cents))), spell(cents)).toBe(cents);
        },
      ),
    );
  });
});

describe('stock', () => {
  test.each([
    ['0', 0],
    ['42', 42],
    ['12.0', 12],
    ['1,204', 1204],
    ['>20', 20],
    ['20+', 20],
    ['50 or more', 50],
    ['-3', 0],
    ['(3)', 0],
    ['Out of stock', 0],
    ['N', 0],
    ['Call', null],
    ['Y', null],
    ['Yes', null],
    ['<5', null],
    ['', null],
    ['12.5', 'cells.not-a-stock'],
    ['plenty', 'cells.not-a-stock'],
    ['9999999999', 'cells.not-a-stock'],
    ['>9999999999', 'cells.not-a-stock'],
  ])('%s is %s', (text, answer) => {
    expect(answerOf(readStock(text))).toBe(answer);
  });

  test.each([
    ['>20', ['cells.read-as']],
    ['20+', ['cells.read-as']],
    ['Call', ['cells.not-counted']],
    ['Y', ['cells.not-counted']],
    ['-3', ['cells.negative-stock']],
    ['42', []],
  ])('%s is told: %j', (text, notes) => {
    expect(notesOf(readStock(text))).toEqual(notes);
  });
});

describe('days', () => {
  test.each([
    ['2026-12-01', '2026-12-01'],
    ['12/01/2026', '2026-12-01'],
    ['12/1/26', '2026-12-01'],
    ['12-01-2026', '2026-12-01'],
    ['20261201', '2026-12-01'],
    ['Dec 1, 2026', '2026-12-01'],
    ['December 1 2026', '2026-12-01'],
    ['1-Dec-26', '2026-12-01'],
    ['11/22/2026 5:00:12 AM', '2026-11-22'],
    ['2026-11-22T05:00:12Z', '2026-11-22'],
    ['46357', '2026-12-01'],
    ['', null],
    ['02/30/2026', 'cells.not-a-date'],
    ['soon', 'cells.not-a-date'],
    ['46', 'cells.not-a-date'],
  ])('%s is %s', (text, answer) => {
    expect(answerOf(readDate(text))).toBe(answer);
  });

  test('a day that can only be day first is asked', () => {
    expect(readDate('18/12/2026')).toMatchObject({ kind: 'question', answers: ['2026-12-18'] });
  });

  test.each([
    ['5', 5],
    ['5 days', 5],
    ['3-5 business days', 5],
    ['2 weeks', 14],
    ['1-2 wks', 14],
    ['2026-12-18', 20],
    ['12/18/2026', 20],
    ['11/01/2026', 0],
    ['12/18', 20],
    ['11/20', 0],
    ['1/15', 48],
    ['13/13', 'cells.not-days'],
    ['In stock', 0],
    ['TBD', null],
    ['', null],
    ['when ready', 'cells.not-days'],
  ])('until it comes: %s is %s', (text, answer) => {
    expect(answerOf(readLeadTime(text, '2026-11-28'))).toBe(answer);
  });
});

describe('a UPC', () => {
  test.each([
    ['036000291452', '036000291452', []],
    ['36000291452', '036000291452', ['cells.leading-zero']],
    ['0036000291452', '036000291452', []],
    ['00036000291452', '036000291452', []],
    ['4006381333931', '4006381333931', []],
    ['="0850000000024"', '850000000024', ['cells.check-digit']],
    ['0 36000 29145 2', '036000291452', []],
  ])('%s is %s', (text, upc, notes) => {
    expect(answerOf(readUpc(text))).toBe(upc);
    expect(notesOf(readUpc(text))).toEqual(notes);
  });

  test.each([
    ['8.5E+11', 'cells.became-short'],
    ['12345', 'cells.not-a-upc'],
    ['', null],
    ['000000000000', null],
  ])('%s is %s', (text, answer) => {
    expect(answerOf(readUpc(text))).toBe(answer);
  });
});

test.each([
  ['00123', '00123'],
  ['="BRMFL602521"', 'BRMFL602521'],
  ['FL-6025-21', 'FL-6025-21'],
  ['', null],
  ['1.23E+11', 'cells.became-short'],
  ['#REF!', 'cells.spreadsheet-error'],
])('a part number: %s is %s', (text, answer) => {
  expect(answerOf(readPartNumber(text))).toBe(answer);
});

test.each([
  ['31', 31],
  ['31.00 lbs', 31],
  ['14.1 kg', 31.1],
  ['496 oz', 31],
  ['0', null],
  ['', null],
  ['heavy', 'cells.not-a-number'],
])('a weight: %s is %s', (text, answer) => {
  expect(answerOf(readWeight(text))).toBe(answer);
});

test.each([
  ['https://assets.supplier.example/a.png', ['https://assets.supplier.example/a.png']],
  [
    'https://a.example/1.png|https://a.example/2.png',
    ['https://a.example/1.png', 'https://a.example/2.png'],
  ],
  ['', null],
  ['a.png', 'cells.not-an-address'],
  ['javascript:alert(1)', 'cells.not-an-address'],
  ['file:///etc/passwd', 'cells.not-an-address'],
  ['https://me:secret@a.example/1.png', 'cells.not-an-address'],
])('a picture’s address: %s is %j', (text, answer) => {
  expect(answerOf(readImageUrls(text))).toEqual(answer);
});

test.each([
  ['Active', 'active'],
  ['DISCONTINUED', 'discontinued'],
  ['Obsolete', 'discontinued'],
  ['Phase 3', null],
  ['', null],
])('a status: %s is %s', (text, answer) => {
  expect(answerOf(readStatus(text))).toBe(answer);
});

test('an unknown status changes nothing, and is told', () => {
  expect(notesOf(readStatus('Phase 3'))).toEqual(['cells.unknown-status']);
});

test.each([
  ['ST', 'stocked'],
  ['N2', 'network'],
  ['SO', 'special-order'],
  ['??', null],
])('how a distributor has it: %s is %s', (text, answer) => {
  expect(answerOf(readAvailability(text))).toBe(answer);
});

test('a text is as sent, and "N/A" is none', () => {
  expect(answerOf(readText('  Corbel  17x9 '))).toBe('Corbel 17x9');
  expect(answerOf(readText('N/A'))).toBeNull();
});
