import { describe, expect, test } from 'vitest';
import { answerOf, notesOf } from '#tests/factories/readings.ts';
import {
  readLoadIndex,
  readLoadRange,
  readMaxLoad,
  readMileage,
  readRims,
  readRimWidth,
  readSection,
  readSpeed,
  readThreePeak,
  readTireDiameter,
  readTireType,
  readTread,
} from './tire-cells.ts';
import { readTireSize } from './tire-size.ts';

describe('a tire size', () => {
  const bare = { loadIndex: null, speed: null, loadRange: null };
  const full = { loadIndex: '121/118', speed: 'S', loadRange: 'E' };

  test.each([
    ['LT285/70R17', { size: 'LT285/70R17', ...bare }],
    ['35X12.50R17LT', { size: '35x12.50R17LT', ...bare }],
    ['35x12.5R17', { size: '35x12.50R17LT', ...bare }],
    ['35X1250R17', { size: '35x12.50R17LT', ...bare }],
    ['285/70R17 121/118S', { size: '285/70R17', ...full, loadRange: null }],
    ['LT285/70R17 121/118S E', { size: 'LT285/70R17', ...full }],
    ['LT285/70R17 E 121/118S', { size: 'LT285/70R17', ...full }],
    ['LT285/70R17/E 121/118S', { size: 'LT285/70R17', ...full }],
    ['LT285/70R17E', { size: 'LT285/70R17', ...bare, loadRange: 'E' }],
    ['LT285/70R17 10 PLY BSW', { size: 'LT285/70R17', ...bare, loadRange: 'E' }],
    ['P265/70R17 113S', { size: 'P265/70R17', ...bare, loadIndex: '113', speed: 'S' }],
    ['285/70/17', { size: '285/70R17', ...bare }],
  ])('%s is %j', (text, designation) => {
    expect(answerOf(readTireSize(text))).toEqual(designation);
  });

  test.each([
    ['2857017', '285/70R17'],
    ['LT2857017', 'LT285/70R17'],
    ['35125017', '35x12.50R17LT'],
  ])('a catalog’s key %s is %s, and told', (text, size) => {
    const reading = readTireSize(text);
    expect(answerOf(reading)).toMatchObject({ size });
    expect(notesOf(reading)).toEqual(['cells.read-as']);
  });

  test.each([
    ['', null],
    ['35', 'cells.height-only'],
    ['37"', 'cells.height-only'],
    ['ST225/75R15', 'cells.not-for-trucks'],
    ['large', 'cells.not-a-tire-size'],
    ['285/70R99', 'cells.not-a-tire-size'],
  ])('%s is %s', (text, answer) => {
    expect(answerOf(readTireSize(text))).toBe(answer);
  });
});

test.each([
  ['E', 'E'],
  ['e', 'E'],
  ['LRE', 'E'],
  ['Load Range E', 'E'],
  ['10', 'E'],
  ['10 ply', 'E'],
  ['10PR', 'E'],
  ['E (10 ply)', 'E'],
  ['E1', 'cells.not-a-load-range'],
  ['XL', 'XL'],
  ['Standard Load', 'SL'],
  ['', null],
  ['heavy', 'cells.not-a-load-range'],
])('a load range: %s is %s', (text, answer) => {
  expect(answerOf(readLoadRange(text))).toBe(answer);
});

test.each([
  ['121', '121'],
  ['121/118', '121/118'],
  ['121 / 118', '121/118'],
  ['121/118S', '121/118'],
  ['', null],
  ['E', 'cells.not-a-load-index'],
])('a load index: %s is %s', (text, answer) => {
  expect(answerOf(readLoadIndex(text))).toBe(answer);
});

test.each([
  ['S', 'S'],
  ['s', 'S'],
  ['121/118S', 'S'],
  ['S (112 mph)', 'S'],
  ['', null],
  ['fast', 'cells.not-a-speed'],
])('a speed symbol: %s is %s', (text, answer) => {
  expect(answerOf(readSpeed(text))).toBe(answer);
});

test.each([
  ['Y', true],
  ['Yes', true],
  ['3PMSF', true],
  ['Mountain Snowflake', true],
  ['Three-Peak Mountain Snowflake', true],
  ['M+S 3PMSF', true],
  ['N', false],
  ['No', false],
  ['M+S', false],
  ['M&S', false],
  ['', null],
  ['maybe', 'cells.not-yes-or-no'],
])('three peaks: %s is %s', (text, answer) => {
  expect(answerOf(readThreePeak(text))).toBe(answer);
});

test.each([
  ['55,000 mile', 55_000],
  ['55K', 55_000],
  ['55k miles', 55_000],
  ['55', 55_000],
  ['55000', 55_000],
  ['60,000 miles limited warranty', 60_000],
  ['N/A', null],
  ['None', null],
  ['0', null],
  ['', null],
  ['550,000', 'cells.unusual-mileage'],
  ['long', 'cells.not-a-number'],
])('a treadwear warranty: %s is %s', (text, answer) => {
  expect(answerOf(readMileage(text))).toBe(answer);
});

test.each([
  ['15/32', 15],
  ['15/32"', 15],
  ['15', 15],
  ['18.5/32nds', 18.5],
  ['15 32nds', 15],
  ['12 mm', 15],
  ['', null],
  ['Nov-32', 'cells.became-date'],
  ['1932-11-01', 'cells.became-date'],
  ['60', 'cells.out-of-range'],
])('a tread depth: %s is %s', (text, answer) => {
  expect(answerOf(readTread(text))).toBe(answer);
});

test.each([
  ['7.5-9', { rimMinIn: 7.5, rimMaxIn: 9 }],
  ['7.0 - 8.0 - 8.5', { rimMinIn: 7, rimMaxIn: 8.5 }],
  ['7 to 9 in', { rimMinIn: 7, rimMaxIn: 9 }],
  ['7-1/2 - 9', { rimMinIn: 7.5, rimMaxIn: 9 }],
  ['8', { rimMinIn: 8, rimMaxIn: 8 }],
  ['9-7', 'cells.not-rims'],
  ['', null],
])('approved rims: %s is %j', (text, answer) => {
  expect(answerOf(readRims(text))).toEqual(answer);
});

test.each([
  ['32.7', 32.7],
  ['32.7"', 32.7],
  ['831 mm', 32.72],
  ['831', 32.72],
  ['12', 'cells.out-of-range'],
])('a tire’s diameter: %s is %s', (text, answer) => {
  expect(answerOf(readTireDiameter(text))).toBe(answer);
});

test.each([
  ['3195', 3195],
  ['3,195 lbs', 3195],
  ['3195/2910', 3195],
  ['3195 @ 80 psi', 3195],
  ['1450 kg', 3196],
  ['', null],
])('a tire’s load: %s is %s', (text, answer) => {
  expect(answerOf(readMaxLoad(text))).toBe(answer);
});

test.each([
  ['All Terrain', 'A/T'],
  ['MT', 'M/T'],
  ['Winter', null],
])('a tread’s type: %s is %s', (text, answer) => {
  expect(answerOf(readTireType(text))).toBe(answer);
});

test('a section and a measuring rim, in inches or mm', () => {
  expect(answerOf(readSection('11.5'))).toBe(11.5);
  expect(answerOf(readSection('292 mm'))).toBe(11.5);
  expect(answerOf(readRimWidth('8-1/2'))).toBe(8.5);
  expect(answerOf(readRimWidth('85'))).toBe('cells.out-of-range');
});
