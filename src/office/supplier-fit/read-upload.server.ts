/** The file of a form; an empty one where none was sent. */
export async function readUpload(form: FormData): Promise<{ fileName: string; bytes: Uint8Array }> {
  const file = form.get('file');
  if (file === null || typeof file === 'string') return { fileName: '', bytes: new Uint8Array() };
  return { fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}
