import { expect, test } from 'vitest';
import { lastResortPage } from './last-resort.ts';

test('the last page says what happened and leads home', () => {
  expect(lastResortPage).toContain('An error occurred while showing the error page');
  expect(lastResortPage).toContain('<a href="/">');
});

test('it needs nothing that could fail in turn, and nothing that the policy refuses', () => {
  expect(lastResortPage).not.toMatch(/<script|<link|style=|<style|<img/);
});
