import { expect, test } from 'vitest';
import { StartError } from '#src/server/start-error.ts';
import { readGoodsArguments } from './goods-arguments.ts';

test('what and which file are named, and a dry run where it is asked for', () => {
  expect(readGoodsArguments('catalog:import', ['wheels', 'a.csv'])).toEqual({
    kind: 'wheels',
    file: 'a.csv',
    dryRun: false,
  });
  expect(readGoodsArguments('catalog:import', ['--dry-run', 'tires', 'b.csv']).dryRun).toBe(true);
});

test.each([[[]], [['wheels']], [['hats', 'a.csv']], [['wheels', 'a.csv', 'b.csv']]])(
  '%j is answered with how the command is called',
  (args) => {
    expect(() => readGoodsArguments('catalog:import', args)).toThrow(StartError);
    expect(() => readGoodsArguments('catalog:import', args)).toThrow(/catalog:import -- wheels/);
  },
);
