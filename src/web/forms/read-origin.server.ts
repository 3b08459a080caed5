import { type Origin, originOf } from '#src/domain/traffic-sources/index.ts';

/** Where the sender of a form came from: what the boot script added to it, else what the request says. */
export function readOrigin(request: Request, form: FormData): Origin {
  return originOf(request, {
    landing: optionalField(form, 'landing'),
    referrer: optionalField(form, 'referrer'),
  });
}

function optionalField(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === 'string' ? value : null;
}
