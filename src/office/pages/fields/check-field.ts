import { safeUrl } from '#src/lib/safe-url.ts';
import type { FieldDescription } from '#src/site/bloks/describe-components.ts';
import { isRecord } from './field-props.ts';
import { isEmptyValue } from './translated-field.ts';

/** Errors that can be found without the server; keys of `words.json`. */
export type FieldFault = {
  level: 'must' | 'should';
  key:
    | 'fault.required'
    | 'fault.long'
    | 'fault.address'
    | 'fault.email'
    | 'fault.phone'
    | 'fault.low'
    | 'fault.high'
    | 'fault.many';
  params: Record<string, string | number>;
};

/** The first error of a value, as it would be published; null if there is none. */
export function checkField(field: FieldDescription, value: unknown): FieldFault | null {
  if (isEmptyValue(value)) return field.required ? fault('must', 'fault.required') : null;
  if (field.type === 'multilink') return checkLink(value);
  if (field.type === 'number') return checkNumber(field, Number(value));
  const { max } = field;
  if (max === null) return null;
  if (typeof value === 'string' && value.length > max)
    return fault('should', 'fault.long', { max });
  return Array.isArray(value) && value.length > max ? fault('should', 'fault.many', { max }) : null;
}

function checkNumber({ min, max }: FieldDescription, value: number): FieldFault | null {
  if (min !== null && value < min) return fault('must', 'fault.low', { min });
  return max !== null && value > max ? fault('must', 'fault.high', { max }) : null;
}

const email = /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** E.164, which phones can dial from anywhere. */
const phone = /^(?:tel|sms):\+[1-9]\d{7,14}$/;

function checkLink(value: unknown): FieldFault | null {
  const url = isRecord(value) ? value.url : '';
  if (typeof url !== 'string' || url === '') return null;
  if (/^mailto:/i.test(url)) return email.test(url) ? null : fault('must', 'fault.email');
  if (/^(?:tel|sms):/i.test(url)) return phone.test(url) ? null : fault('should', 'fault.phone');
  const isAddress = safeUrl(url) !== null && /^(?:[/#?]|https?:\/\/\S+\.\S)/i.test(url);
  return isAddress ? null : fault('must', 'fault.address');
}

function fault(
  level: FieldFault['level'],
  key: FieldFault['key'],
  params: FieldFault['params'] = {},
): FieldFault {
  return { level, key, params };
}
