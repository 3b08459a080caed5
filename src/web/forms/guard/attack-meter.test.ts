import { expect, test } from 'vitest';
import { alertMinutes, createAttackMeter } from './attack-meter.ts';

function openMeter(perMinute = 30) {
  let atMs = 0;
  const meter = createAttackMeter({ perMinute, nowMs: () => atMs });
  return {
    pass: (seconds: number) => {
      atMs += seconds * 1000;
    },
    send: (count: number, { isSuspect = false, every = 0 } = {}) => {
      for (let sent = 0; sent < count; sent += 1) {
        atMs += every * 1000;
        meter.note({ isSuspect });
      }
    },
    isAttacked: () => meter.isAttacked(),
  };
}

test('a busy day is no attack: a form every two seconds, for an hour', () => {
  const meter = openMeter();
  meter.send(1800, { every: 2 });
  expect(meter.isAttacked()).toBe(false);
});

test('more forms in a minute than customers send is one', () => {
  const meter = openMeter();
  meter.send(30);
  expect(meter.isAttacked()).toBe(false);
  meter.send(1);
  expect(meter.isAttacked()).toBe(true);
});

test('of forms that no person sends a third is enough', () => {
  const meter = openMeter();
  meter.send(10, { isSuspect: true });
  expect(meter.isAttacked()).toBe(false);
  meter.send(1, { isSuspect: true });
  expect(meter.isAttacked()).toBe(true);
});

test('it ends ten minutes after the last minute that was too much', () => {
  const meter = openMeter();
  meter.send(1000);
  meter.pass(alertMinutes * 60 - 1);
  expect(meter.isAttacked()).toBe(true);
  meter.pass(2);
  expect(meter.isAttacked()).toBe(false);
  meter.send(5, { every: 10 });
  expect(meter.isAttacked()).toBe(false);
});

test('0 is never', () => {
  const meter = openMeter(0);
  meter.send(10_000, { isSuspect: true });
  expect(meter.isAttacked()).toBe(false);
});
