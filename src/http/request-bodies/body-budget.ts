/** How much may arrive at one moment, in this process. Sizes in bytes. */
export type BodyRoom = {
  /** Bodies that are being read, of all networks and of one. */
  bodies: number;
  networkBodies: number;
  /** What has arrived of them, on disk or in memory, until they are answered. */
  bytes: number;
  networkBytes: number;
  /** The beginning of every body, which counts for nothing: a form of text always has room. */
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
  /** Counts what has arrived; false when there is no room for it. */
  take(bytes: number): boolean;
  /** Gives the room back; may be called twice. */
  release(): void;
};

export type BodyBudget = {
  /** Room for one more body of a network; null when there is none. */
  open(network: string): OpenBody | null;
};

type Use = { bodies: number; bytes: number };

/**
 * Counts what is arriving, so that a flood of large bodies is refused before it fills memory or
 * disk. Counted as it arrives, not as it was announced: a length alone takes no room from others.
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
