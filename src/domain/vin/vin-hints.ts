import { z } from 'zod';
import type { Cab, Drive } from './cab-and-drive.ts';
import type { DecodedVehicle } from './decode-vin.ts';
import hintsFile from './vin-hints.json' with { type: 'json' };

/** A likely answer to a question that a VIN does not settle. It preselects, and never decides. */
export type Hint<Value> = { value: Value; confidence: 'high' | 'medium' };

const position = z.int().min(4).max(17);

function answersOf<Value extends string>(values: readonly [Value, ...Value[]]) {
  const always = z.strictObject({ always: z.enum(values) });
  const byCharacter = z.object({ at: position }).catchall(z.union([z.enum(values), position]));
  return z.union([always, byCharacter]).optional();
}

const ruleSchema = z.strictObject({
  make: z.string().min(1),
  models: z.array(z.string().min(1)).min(1),
  years: z.tuple([z.int(), z.int()]),
  cab: answersOf(['regular', 'extended', 'crew', 'mega']),
  drive: answersOf(['4x4', '4x2']),
  confidence: z.enum(['high', 'medium']),
  source: z.string().min(1),
});

export const hintsSchema = z.strictObject({ about: z.string(), rules: z.array(ruleSchema) });

const { rules } = hintsSchema.parse(hintsFile);

/** Cab and drive: as the table names them, else by a single position of the VIN; null if nothing suggests one. */
export function hintsOf(vehicle: DecodedVehicle): {
  cab: Hint<Cab> | null;
  drive: Hint<Drive> | null;
} {
  const { cab, drive } = vehicle;
  return {
    cab: cab ? { value: cab, confidence: 'high' } : hintOf<Cab>(vehicle, 'cab'),
    drive: drive ? { value: drive, confidence: 'high' } : hintOf<Drive>(vehicle, 'drive'),
  };
}

function hintOf<Value extends string>(
  { vin, year, make, model }: DecodedVehicle,
  name: 'cab' | 'drive',
): Hint<Value> | null {
  for (const rule of rules) {
    const [from, to] = rule.years;
    if (rule.make !== make || !rule.models.includes(model) || year < from || year > to) continue;
    const answers = rule[name];
    const value = answers && valueAt(answers, vin);
    // The schema allows only this question's values.
    if (value !== undefined) return { value: value as Value, confidence: rule.confidence };
  }
  return null;
}

function valueAt(
  answers: { always: string } | { at: number; [character: string]: string | number },
  vin: string,
): string | undefined {
  if (!('at' in answers)) return answers.always;
  const value = answers[vin[answers.at - 1] ?? ''];
  return typeof value === 'string' ? value : undefined;
}
