export type RuleLanguage = 'en' | 'es';

/** The seven named rules of the forms, and `default` for what has no message of its own. */
export type RuleName =
  | 'required'
  | 'email'
  | 'alpha'
  | 'length'
  | 'digits'
  | 'confirmed'
  | 'phoneOrEmail'
  | 'default';

// The English wordings are the specification's (section 5), to the letter.
const messages: Record<RuleName, Record<RuleLanguage, string>> = {
  required: { en: 'This field is required', es: 'Este campo es obligatorio' },
  email: { en: 'A valid email is required', es: 'Se necesita un correo válido' },
  alpha: {
    en: 'This field must only contain alphabetic characters',
    es: 'Este campo solo debe llevar letras',
  },
  length: {
    en: 'Please enter the required length',
    es: 'Escribe la cantidad de caracteres requerida',
  },
  digits: { en: 'Please enter digits', es: 'Escribe solo dígitos' },
  confirmed: { en: '{field} does not match', es: '{field} no coincide' },
  phoneOrEmail: {
    en: 'The {field} must be either a valid phone number or e-mail',
    es: '{field} debe ser un teléfono o un correo válido',
  },
  default: { en: '{field} is not valid.', es: '{field} no es válido.' },
};

/** What to tell the person: `field` is the name of the field as its label says it. */
export function ruleMessage(
  rule: RuleName,
  { field, locale = 'en' }: { field: string; locale?: RuleLanguage },
): string {
  return messages[rule][locale].replace('{field}', () => field);
}
