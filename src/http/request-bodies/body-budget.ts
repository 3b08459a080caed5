/** How much may arrive at the same time, in this process. Sizes in bytes. */
export type BodyRoom = {
  /** Bodies being read, in total and per network. */
  bodies: number;
  networkBodies: number;
  /** Bytes that have arrived, on disk or in memory, until their requests are answered. */
  bytes: number;
  networkBytes: number;
  /** The first part of every body, which is not counted, so a form without files always has room. */
  freeBytes: number;
};

const megabyte = 1024 * 1024;

export const usualRoom: BodyRoom = {
  bodies: 200,
  networkBodies: 24,
  bytes: 128 * megabyte,
  networkBytes: 80 * megabyte,
  freeBytes: 64 * 1024,
};

export type OpenBody = {
  /** Counts bytes that have arrived; false if there is no room for them. */
  take(bytes: number): boolean;
  /** Releases the room; safe to call twice. */
  release(): void;
};

export type BodyBudget = {
  /** Room for one more body of a network; null if there is none. */
  open(network: string): OpenBody | null;
};

type Use = { bodies: number; bytes: number };

/**
 * Counts incoming bytes, so that a flood of large bodies is refused before it fills memory or disk. Counted on
 * arrival, because an announced length takes no room from others.
 */
export function createBodyBudget(room: BodyRoom = usualRoom): BodyBudget {
  const all: Use = { bodies: 0, bytes: 0 };
  const networks = new Map<string, Use>();

  function change(network: string, by: Use): void {
    const own = networks.get(network) ?? { bodies: 0, bytes: 0 };
    for (const use of [all, own]) {
      use.bodies += by.bodies;
      use.bytes += by.bytes;
    }
    if (own.bodies > 0) networks.set(network, own);
    else networks.delete(network);
  }

  return {
    open(network) {
      const bodies = networks.get(network)?.bodies ?? 0;
      if (all.bodies >= room.bodies || bodies >= room.networkBodies) return null;
      change(network, { bodies: 1, bytes: 0 });
      const own = { arrived: 0, counted: 0, isOpen: true };
      return {
        take(bytes) {
          own.arrived += bytes;
          const more = Math.max(0, own.arrived - room.freeBytes) - own.counted;
          const used = networks.get(network)?.bytes ?? 0;
          const isRoom = all.bytes + more <= room.bytes && used + more <= room.networkBytes;
          if (!isRoom || !own.isOpen) return false;
          own.counted += more;
          change(network, { bodies: 0, bytes: more });
          return true;
        },
        release() {
          if (own.isOpen) change(network, { bodies: -1, bytes: -own.counted });
          own.isOpen = false;
        },
      };
    },
  };
}
