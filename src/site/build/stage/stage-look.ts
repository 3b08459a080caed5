/** How somebody views the truck: from which side, and against which garage door. Inches. */
export type StageLook = {
  side: 'side' | 'front';
  doorIn: number;
  /** Height of what is on the roof: a rack, a light bar, an antenna. */
  roofIn: number;
  /** Whether the door is drawn beside the truck. */
  showsDoor: boolean;
};

/** The most common garage door: 7 ft. */
export const usualLook: StageLook = { side: 'side', doorIn: 84, roofIn: 0, showsDoor: true };

export const doorSpanIn = { min: 60, max: 192 };
export const roofSpanIn = { min: 0, max: 36 };

const cookieName = 'ironwood_look';
const yearSeconds = 365 * 24 * 60 * 60;

/** The URL's settings on top of this device's. Unreadable ones are left out. */
export function readLook(cookies: string | null, params: URLSearchParams): StageLook {
  const kept = savedLook(cookies ?? '');
  return {
    side: readSide(params.get('side')) ?? kept.side,
    doorIn: readDoor(params) ?? kept.doorIn,
    roofIn: readInches(params.get('roof'), roofSpanIn) ?? kept.roofIn,
    showsDoor: readShown(params.get('door')) ?? kept.showsDoor,
  };
}

/** Whether a URL contains any of it; only then is it stored. */
export function asksForLook(params: URLSearchParams): boolean {
  return ['side', 'doorFeet', 'roof', 'door'].some((name) => params.has(name));
}

/** The cookie that stores a look on this device, for a `Set-Cookie` header and `document.cookie`. */
export function lookCookie({ side, doorIn, roofIn, showsDoor }: StageLook): string {
  const value = [side, doorIn, roofIn, showsDoor ? 'on' : 'off'].join('_');
  return `${cookieName}=${value}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
}

function savedLook(cookies: string): StageLook {
  const [, value = ''] = new RegExp(`(?:^|; *)${cookieName}=([^;]*)`).exec(cookies) ?? [];
  const [side = null, door = null, roof = null, shown = null] = value.split('_');
  return {
    side: readSide(side) ?? usualLook.side,
    doorIn: readInches(door, doorSpanIn) ?? usualLook.doorIn,
    roofIn: readInches(roof, roofSpanIn) ?? usualLook.roofIn,
    showsDoor: readShown(shown) ?? usualLook.showsDoor,
  };
}

function readSide(value: string | null): StageLook['side'] | null {
  return value === 'side' || value === 'front' ? value : null;
}

function readShown(value: string | null): boolean | null {
  return value === 'on' || value === 'off' ? value === 'on' : null;
}

function readDoor(params: URLSearchParams): number | null {
  const feet = params.get('doorFeet');
  if (feet === null) return null;
  const inches = params.get('doorInches') || '0';
  return readInches(String(12 * Number(feet) + Number(inches)), doorSpanIn);
}

/** Quarter inches within the range; null if it is not a number. */
export function readInches(
  value: string | null,
  { min, max }: { min: number; max: number },
): number | null {
  const inches = value === null || value.trim() === '' ? Number.NaN : Number(value);
  if (!Number.isFinite(inches)) return null;
  return Math.round(Math.min(Math.max(inches, min), max) * 4) / 4;
}
