import type { BackupBucket } from '#src/domain/backups/index.ts';

/** What was typed, to be parsed by the domain. The secret key is taken out of the form: no answer may repeat it. */
export function takeTypedBucket(form: FormData) {
  const read = (name: keyof BackupBucket) => String(form.get(name) ?? '');
  const secretKey = String(form.get('secretKey') ?? '').trim();
  form.delete('secretKey');
  const bucket = {
    endpoint: read('endpoint'),
    region: read('region'),
    bucket: read('bucket'),
    folder: read('folder'),
    accessKey: read('accessKey'),
    forcePathStyle: form.get('forcePathStyle') === 'on',
  };
  return { bucket, secretKey };
}
