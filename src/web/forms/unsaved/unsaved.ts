/** A form that could not be stored, as its error page returns it. */
export type Unsaved = { unsaved: { path: string; fields: [string, string][] } };

/** Fields that others should not see, or that are valid only once. */
const secret = /password|secret|^code$|otp|backup/i;
/** What a form contains besides its sender's input. */
const hidden = /^(?:form[A-Z]\w*|intent|proof|returnTo|id|version|origin|source|website|token)$/;

export function unsavedOf(path: string, form: FormData): Unsaved {
  const texts = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !secret.test(entry[0]),
  );
  return { unsaved: { path, fields: texts } };
}

export function isTyped([name, value]: [string, string]): boolean {
  return value.trim() !== '' && !hidden.test(name);
}

export function isUnsaved(value: unknown): value is Unsaved {
  return typeof value === 'object' && value !== null && 'unsaved' in value;
}
