/** Placeholders of a template, as `{name}`. */
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

/** What is known about a person; '' for what is not. */
export type TemplateValues = Record<TemplateField, string>;

export type FilledText = { text: string; missing: TemplateField[] };

/**
 * Fills a template with a person's data. A line with an unknown value is dropped completely, so no letter mentions an
 * empty price; `missing` lists the unknown values.
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

/** Words in braces that are not placeholders: a mistake of the template's author. */
export function unknownFields(template: string): string[] {
  const known = new Set<string>(templateFields);
  return [...template.matchAll(/\{([^{}\n]*)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !known.has(name));
}

const placeholder = new RegExp(`\\{(${templateFields.join('|')})\\}`, 'g');

function fieldsIn(line: string): TemplateField[] {
  // The pattern matches only names of placeholders.
  return [...line.matchAll(placeholder)].map(([, name]) => name as TemplateField);
}
