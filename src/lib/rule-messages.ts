export type RuleLanguage = 'en' | 'es';

/** The seven named rules of the forms, and `default` for rules without a message of their own. */
export type RuleName =
  | 'required'
  | 'email'
  | 'alpha'
  | 'length'
  | 'digits'
  | 'confirmed'
  | 'phoneOrEmail'
  | 'default';

// The English messages are quoted verbatim from section 5 of the specification.
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

/** The message for a visitor; `field` is the name of the field as in its label. */
export function ruleMessage(
  rule: RuleName,
  { field, locale = 'en' }: { field: string; locale?: RuleLanguage },
): string {
  return messages[rule][locale].replace('{field}', () => field);
}
