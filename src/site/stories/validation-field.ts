import { validationModes } from '#src/web/forms/validation-mode.ts';
import { described } from './field-meta.ts';
import { choice } from './fields.ts';
import texts from './validation-field-words.json' with { type: 'json' };

/** When a form shows errors of a field. Sending checks every field, whatever is chosen. */
export const validationField = described(choice(validationModes, 'aggressive'), {
  label: texts.label,
  options: {
    aggressive: texts['options.aggressive'],
    eager: texts['options.eager'],
    lazy: texts['options.lazy'],
    passive: texts['options.passive'],
  },
});
