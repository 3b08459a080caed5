import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

export type Gate = {
  port: number;
  /** `pass` data on at once, `delay` responses by this many ms, `hold` them, or `cut` every connection. */
  set(mode: 'pass' | 'hold' | 'cut' | { delayMs: number }): void;
  close(): void;
};

/** A proxy between a program and its database that simulates network and server failures. */
export async function openGate(socketPath: string): Promise<Gate> {
  let mode: Parameters<Gate['set']>[0] = 'pass';
  const pairs = new Set<[Socket, Socket]>();
  const gate = createServer((near) => {
    if (mode === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(socketPath);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    near.pipe(far);
    far.on('data', (chunk) => {
      if (typeof mode === 'object') setTimeout(() => near.write(chunk), mode.delayMs);
      else near.write(chunk);
    });
    if (mode === 'hold') far.pause();
  });
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');

  function cut(): void {
    for (const sockets of pairs) for (const socket of sockets) socket.destroy();
  }

  return {
    port: (gate.address() as AddressInfo).port,
    set(next) {
      mode = next;
      if (next === 'cut') cut();
      for (const [, far] of pairs) {
        if (next === 'hold') far.pause();
        else far.resume();
      }
    },
    close() {
      cut();
      gate.close();
    },
  };
}
