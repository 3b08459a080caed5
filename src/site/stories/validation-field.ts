import { validationModes } from '#src/web/forms/validation-mode.ts';
import { described } from './field-meta.ts';
import { choice } from './fields.ts';

/** When a form shows errors of a field. Sending checks every field, whatever is chosen. */
export const validationField = described(choice(validationModes, 'aggressive'), {
  label: { en: 'When mistakes are shown', es: 'Cuándo se señalan los errores' },
  options: {
    aggressive: { en: 'While someone types', es: 'Mientras se escribe' },
    eager: {
      en: 'After a field, then while it is corrected',
      es: 'Al dejar el campo; luego, al corregirlo',
    },
    lazy: { en: 'After a field', es: 'Al dejar el campo' },
    passive: { en: 'After sending', es: 'Al enviar' },
  },
});
