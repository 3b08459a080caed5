import { expect, test } from 'vitest';
import { asksForLook, lookCookie, readLook, usualLook } from './stage-look.ts';

const read = (cookies: string | null, query = '') => readLook(cookies, new URLSearchParams(query));

test('what a device keeps is what it reads again', () => {
  const look = { side: 'front' as const, doorIn: 86.5, roofIn: 4, showsDoor: false };
  const [pair] = lookCookie(look).split(';');
  expect(read(`ironwood_build=x.y; ${pair}`)).toEqual(look);
});

test('an address goes before the device, and says only what it says', () => {
  const kept =
    lookCookie({ ...usualLook, side: 'front', doorIn: 96, roofIn: 4 }).split(';')[0] ?? '';
  expect(read(kept, 'side=side')).toEqual({ ...usualLook, doorIn: 96, roofIn: 4 });
  expect(read(kept, 'door=off')).toMatchObject({ doorIn: 96, showsDoor: false });
  expect(read('ironwood_look=front_96_4')).toMatchObject({ showsDoor: true });
  expect(read(kept, 'doorFeet=6&doorInches=8')).toMatchObject({ doorIn: 80, side: 'front' });
  expect(asksForLook(new URLSearchParams('step=wheels&side=front'))).toBe(true);
  expect(asksForLook(new URLSearchParams('step=wheels'))).toBe(false);
});

test('nonsense is the usual door, a door for giants the largest', () => {
  expect(read('ironwood_look=up_down_left')).toEqual(usualLook);
  expect(read(null, 'doorFeet=x&side=top&roof=')).toEqual(usualLook);
  expect(read(null, 'doorFeet=99')).toMatchObject({ doorIn: 192 });
});
