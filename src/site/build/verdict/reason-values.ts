import type { Reason } from '#src/domain/fitment/index.ts';

const MM_PER_IN = 25.4;

/** The values of a reason in millimeters, and what sentences call them in inches. */
const IN_INCHES = { over: 'overIn', inner: 'innerIn', poke: 'pokeIn' } as const;

/**
 * The values of a reason, and what its sentence derives from them: inches for the millimeters of wheels, how far a tire
 * is over its limit, what one drives when the speedometer shows 65. Reasons frozen by earlier versions have the values
 * that these follow from.
 */
export function valuesOf({ code, values, unit }: Reason): Reason['values'] {
  return {
    ...values,
    ...(unit === 'mm' ? ofWheel(values) : overLimit(values)),
    ...speed(code, values),
  };
}

function ofWheel(values: Reason['values']): Reason['values'] {
  const { have, min, max, limit } = values;
  const told = Object.entries(IN_INCHES).flatMap(([name, inInches]) => {
    const mm = values[name];
    return typeof mm === 'number' ? [[inInches, inches(mm)]] : [];
  });
  return {
    ...Object.fromEntries(told),
    ...(isNumber(have) && isNumber(min) && { outIn: inches(min - have) }),
    ...(isNumber(have) && isNumber(max) && { inIn: inches(have - max) }),
    ...(isNumber(have) && isNumber(limit) && { knuckleIn: inches(have - limit) }),
  };
}

function overLimit({ have, limit }: Reason['values']): Reason['values'] {
  return isNumber(have) && isNumber(limit) ? { over: Math.max(0.1, have - limit) } : {};
}

/** True speed when 65 is shown. */
function speed(code: Reason['code'], { percent }: Reason['values']): Reason['values'] {
  if (!code.startsWith('speedo.') || !isNumber(percent)) return {};
  return { mph: 65 * (1 + (code === 'speedo.high' ? -percent : percent) / 100) };
}

/** To 0.1 in, and at least that: what is told of is there. */
function inches(mm: number): number {
  return Math.max(0.1, Math.round((mm / MM_PER_IN) * 10) / 10);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}
