/** What can stand in a template as `{name}`. */
export const templateFields = [
  'name',
  'vehicle',
  'price',
  'verdict',
  'reasons',
  'booking',
  'number',
  'staff',
  'shop',
  'phone',
] as const;
export type TemplateField = (typeof templateFields)[number];

/** What is known of a person; '' where nothing is. */
export type TemplateValues = Record<TemplateField, string>;

export type FilledText = { text: string; missing: TemplateField[] };

/**
 * A template with a person's own words in it. A line that asks for what is not known is left out
 * whole, so that no letter speaks of a price of nothing; `missing` says what was asked for.
 */
export function fillTemplate(template: string, values: TemplateValues): FilledText {
  const missing = new Set<TemplateField>();
  const lines = template.split('\n').flatMap((line) => {
    const unknown = fieldsIn(line).filter((field) => values[field] === '');
    for (const field of unknown) missing.add(field);
    return unknown.length > 0
      ? []
      : [line.replace(placeholder, (_, name) => values[name as TemplateField])];
  });
  const text = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { text, missing: [...missing] };
}

/** Words in braces that are no field: a slip of whoever writes the template. */
export function unknownFields(template: string): string[] {
  const known = new Set<string>(templateFields);
  return [...template.matchAll(/\{([^{}\n]*)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !known.has(name));
}

const placeholder = new RegExp(`\\{(${templateFields.join('|')})\\}`, 'g');

function fieldsIn(line: string): TemplateField[] {
  // The pattern has only names of fields.
  return [...line.matchAll(placeholder)].map(([, name]) => name as TemplateField);
}
