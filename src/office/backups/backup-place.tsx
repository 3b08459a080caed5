import { Form } from 'react-router';
import type { BackupBucket } from '#src/domain/backups/index.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { FormEnd } from '#src/office/kit/form-end.tsx';
import { HiddenFields } from '#src/office/kit/hidden-fields.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { SecretLine } from '#src/office/kit/secret-line.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { TickLine } from '#src/office/kit/tick-line.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { BackupState } from './backup-state.ts';
import backupStrings from './words.json' with { type: 'json' };

type BackupPlaceProps = { bucket: BackupState['bucket']; answer: Answer<string> | undefined };

/** Where backups go: to a bucket elsewhere, which is tried before it is kept, or to this machine. */
export function BackupPlace({ bucket, answer }: BackupPlaceProps) {
  const t = useStrings(backupStrings);
  const line = (name: keyof BackupBucket) => ({
    name,
    label: t(`bucket.${name}`),
    value: String(bucket?.[name] ?? ''),
    answer,
  });
  return (
    <Panel
      title={t('bucket')}
      help={t('bucket.help')}
      tools={bucket && <IntentButton fields={{ intent: 'here' }}>{t('bucket.here')}</IntentButton>}
    >
      <Form method="post" preventScrollReset noValidate key={bucket?.bucket}>
        <HiddenFields fields={{ intent: 'bucket' }} />
        <div className="edit-form">
          <TextLine
            {...line('endpoint')}
            help={t('bucket.endpoint.help')}
            maxLength={300}
            required
          />
          <TextLine {...line('region')} help={t('bucket.region.help')} maxLength={200} required />
          <TextLine {...line('bucket')} maxLength={63} required />
          <TextLine {...line('folder')} help={t('bucket.folder.help')} maxLength={200} />
          <TextLine {...line('accessKey')} maxLength={200} required />
          <SecretLine
            name="secretKey"
            label={t('bucket.secretKey')}
            help={t(bucket?.hasSecretKey ? 'bucket.secretKey.set' : 'bucket.secretKey.none')}
            answer={answer}
          />
          <TickLine
            name="forcePathStyle"
            label={t('bucket.forcePathStyle')}
            isOn={bucket?.forcePathStyle ?? false}
            answer={answer}
          />
        </div>
        <FormEnd save={t('bucket.save')} isOneOfMany />
      </Form>
    </Panel>
  );
}
