import type { Vehicle } from '#src/domain/catalog/index.ts';

/** How the trade groups trucks, as used in application lists of kits. */
export type Platform = {
  size: 'midsize' | 'half-ton' | 'heavy-duty';
  frame: 'ladder' | 'unibody';
  /** The name in the list: "Ram HD", "4Runner". */
  family: string;
  /** Factory long-travel trucks, which kits for the standard model usually exclude. */
  special: boolean;
};

const MIDSIZE = { size: 'midsize', frame: 'ladder', special: false } as const;
const HALF_TON = { size: 'half-ton', frame: 'ladder', special: false } as const;
const HEAVY = { size: 'heavy-duty', frame: 'ladder', special: false } as const;
const CROSSOVER = { size: 'midsize', frame: 'unibody', special: false } as const;
/** The battery case is the frame. */
const ELECTRIC = { size: 'half-ton', frame: 'unibody', special: false } as const;

/** By make and model as spelled in the records. */
const PLATFORMS: Record<string, Platform> = {
  'Chevrolet Colorado': { ...MIDSIZE, family: 'Colorado' },
  'GMC Canyon': { ...MIDSIZE, family: 'Canyon' },
  'Ford Ranger': { ...MIDSIZE, family: 'Ranger' },
  'Ford Bronco 2-door': { ...MIDSIZE, family: 'Bronco' },
  'Ford Bronco 4-door': { ...MIDSIZE, family: 'Bronco' },
  'Jeep Gladiator': { ...MIDSIZE, family: 'Gladiator' },
  'Jeep Wrangler (2-door)': { ...MIDSIZE, family: 'Wrangler' },
  'Jeep Wrangler Unlimited (4-door)': { ...MIDSIZE, family: 'Wrangler' },
  'Jeep Cherokee': { ...MIDSIZE, frame: 'unibody', family: 'XJ' },
  'Jeep Grand Cherokee': { ...MIDSIZE, frame: 'unibody', family: 'Grand Cherokee' },
  'Toyota Tacoma': { ...MIDSIZE, family: 'Tacoma' },
  'Toyota 4Runner': { ...MIDSIZE, family: '4Runner' },
  'Toyota FJ Cruiser': { ...MIDSIZE, family: 'FJ Cruiser' },
  'Lexus GX 460': { ...MIDSIZE, family: 'GX' },
  'Nissan Frontier': { ...MIDSIZE, family: 'Frontier' },
  'Nissan Xterra': { ...MIDSIZE, family: 'Xterra' },
  'Ford F-150': { ...HALF_TON, family: 'F-150' },
  'Ford F-150 Raptor': { ...HALF_TON, family: 'F-150', special: true },
  'Chevrolet Silverado 1500': { ...HALF_TON, family: 'Silverado 1500' },
  'GMC Sierra 1500': { ...HALF_TON, family: 'Sierra 1500' },
  'Chevrolet Tahoe': { ...HALF_TON, family: 'Tahoe' },
  'GMC Yukon': { ...HALF_TON, family: 'Yukon' },
  'Dodge Ram 1500': { ...HALF_TON, family: 'Ram 1500' },
  'Ram 1500': { ...HALF_TON, family: 'Ram 1500' },
  'Ram 1500 (DS; Dodge Ram 1500 to 2010; Classic to 2024)': { ...HALF_TON, family: 'Ram 1500' },
  'Ram 1500 TRX': { ...HALF_TON, family: 'Ram 1500', special: true },
  'Toyota Tundra': { ...HALF_TON, family: 'Tundra' },
  'Nissan Titan': { ...HALF_TON, family: 'Titan' },
  'Ford F-250 / F-350 Super Duty': { ...HEAVY, family: 'Super Duty' },
  'Chevrolet Silverado 2500HD': { ...HEAVY, family: 'Silverado HD' },
  'GMC Sierra 2500HD': { ...HEAVY, family: 'Sierra HD' },
  'Dodge Ram 2500': { ...HEAVY, family: 'Ram HD' },
  'Ram 2500': { ...HEAVY, family: 'Ram HD' },
  'Jeep Wrangler YJ (2-door)': { ...MIDSIZE, family: 'Wrangler' },
  'Lexus GX 470': { ...MIDSIZE, family: 'GX' },
  'Lexus GX 550': { ...MIDSIZE, family: 'GX' },
  'Nissan Pathfinder': { ...MIDSIZE, family: 'Pathfinder' },
  'Ram 1500 Classic': { ...HALF_TON, family: 'Ram 1500' },
  'Ram 1500 RHO': { ...HALF_TON, family: 'Ram 1500', special: true },
  'Chevrolet K5 Blazer': { ...HALF_TON, family: 'K5 Blazer' },
  'Chevrolet Silverado 1500 LD': { ...HALF_TON, family: 'Silverado 1500' },
  'Chevrolet Silverado 1500 Limited': { ...HALF_TON, family: 'Silverado 1500' },
  'Chevrolet Suburban': { ...HALF_TON, family: 'Suburban' },
  'GMC Sierra 1500 Limited': { ...HALF_TON, family: 'Sierra 1500' },
  'GMC Yukon XL': { ...HALF_TON, family: 'Yukon XL' },
  'Ford Bronco': { ...HALF_TON, family: 'Bronco (full-size)' },
  'Ford Expedition': { ...HALF_TON, family: 'Expedition' },
  'Ford F-150 Lightning': { ...HALF_TON, family: 'F-150 Lightning' },
  'Toyota Land Cruiser': { ...HALF_TON, family: 'Land Cruiser' },
  'Toyota Sequoia': { ...HALF_TON, family: 'Sequoia' },
  'Lexus LX 570': { ...HALF_TON, family: 'Land Cruiser' },
  'Nissan Armada': { ...HALF_TON, family: 'Armada' },
  'Nissan Titan XD': { ...HALF_TON, family: 'Titan XD' },
  'Ram 3500 (single rear wheel)': { ...HEAVY, family: 'Ram HD' },
  'Dodge Ram 3500 (single rear wheel)': { ...HEAVY, family: 'Ram HD' },
  'Chevrolet Silverado 3500HD (single rear wheel)': { ...HEAVY, family: 'Silverado HD' },
  'GMC Sierra 3500HD (single rear wheel)': { ...HEAVY, family: 'Sierra HD' },
  'Dodge Durango': { ...CROSSOVER, family: 'Durango' },
  'Ford Bronco Sport': { ...CROSSOVER, family: 'Bronco Sport' },
  'Ford Explorer': { ...CROSSOVER, family: 'Explorer' },
  'Ford Maverick': { ...CROSSOVER, family: 'Maverick' },
  'Jeep Commander': { ...CROSSOVER, family: 'Grand Cherokee' },
  'Jeep Grand Cherokee L': { ...CROSSOVER, family: 'Grand Cherokee' },
  'Toyota RAV4': { ...CROSSOVER, family: 'RAV4' },
  'Honda CR-V': { ...CROSSOVER, family: 'CR-V' },
  'Honda Passport': { ...CROSSOVER, family: 'Passport' },
  'Honda Pilot': { ...CROSSOVER, family: 'Pilot' },
  'Honda Ridgeline': { ...CROSSOVER, family: 'Ridgeline' },
  'Land Rover Defender 110': { ...CROSSOVER, family: 'Defender' },
  'Subaru Crosstrek': { ...CROSSOVER, family: 'Crosstrek' },
  'Subaru Forester': { ...CROSSOVER, family: 'Forester' },
  'Subaru Outback': { ...CROSSOVER, family: 'Outback' },
  'Kia Telluride': { ...CROSSOVER, family: 'Telluride' },
  'Hyundai Santa Fe': { ...CROSSOVER, family: 'Santa Fe' },
  'GMC Hummer EV Pickup': { ...ELECTRIC, size: 'heavy-duty', family: 'Hummer EV' },
  'Rivian R1S': { ...ELECTRIC, family: 'Rivian R1' },
  'Rivian R1T': { ...ELECTRIC, family: 'Rivian R1' },
  'Tesla Cybertruck': { ...ELECTRIC, family: 'Cybertruck' },
};

/** Null for a model that is not in the table; nothing is assumed about it then. */
export function platformOf({ make, model }: Vehicle): Platform | null {
  return PLATFORMS[`${make} ${model}`] ?? null;
}
