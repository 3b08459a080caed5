import { data } from 'react-router';
import { exportPersonalData } from '#src/domain/personal-data/index.server.ts';
import { readPerson } from '#src/domain/personal-data/index.ts';
import { fileResponse } from '#src/office/kit/file-response.server.ts';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/export-data.route';

/** Exports all data about a person as an archive. By POST, so that the contact is not in the URL. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const person = readPerson(String(form.get('who') ?? ''));
  if (!person) throw data(null, { status: 400 });
  const archive = await exportPersonalData(context.get(ctxContext), person);
  return fileResponse(archive, { name: 'personal-data.zip', type: 'application/zip' });
}
