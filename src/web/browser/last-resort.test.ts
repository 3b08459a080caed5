import { expect, test } from 'vitest';
import { lastResortPage } from './last-resort.ts';

test('the last page says what happened and leads home', () => {
  const page = lastResortPage('en');
  expect(page).toContain('An error occurred while showing the error page');
  expect(page).toContain('<a href="/">Return Home</a>');
});

test('in Spanish it says so in Spanish', () => {
  const page = lastResortPage('es');
  expect(page).toContain('<html lang="es">');
  expect(page).toContain('Ocurrió un error al mostrar la página de error');
  expect(page).toContain('<a href="/es">Volver al inicio</a>');
});

test('it needs nothing that could fail in turn, and nothing that the policy refuses', () => {
  expect(lastResortPage('en')).not.toMatch(/<script|<link|style=|<style|<img/);
});
