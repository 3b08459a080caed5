import { useState } from 'react';
import { Form } from 'react-router';
import type { AssetFolder } from '#src/domain/media/index.ts';
import { defaultLocale, nameIn } from '#src/lib/locales.ts';
import { type Answer, typedIn } from '#src/office/kit/answer.ts';
import { EachLanguage } from '#src/office/kit/each-language.tsx';
import { FormEnd } from '#src/office/kit/form-end.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { useActorName } from '#src/office/kit/use-actor-name.ts';
import { useLabelIn } from '#src/office/kit/use-label-in.ts';
import { Field } from '#src/web/forms/field.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { AssetItem } from './asset-item.ts';
import { AssetView } from './asset-view.tsx';
import { AssetWords } from './asset-words.tsx';
import mediaStrings from './words.json' with { type: 'json' };

type AssetFormProps = {
  item: AssetItem;
  folderId: number | null;
  folders: readonly AssetFolder[];
  answer: Answer<string> | undefined;
  added: { by: string | null; at: string };
  mayWrite: boolean;
};

/** The file, and all its texts. */
export function AssetForm(props: AssetFormProps) {
  const t = useStrings(mediaStrings);
  const nameOf = useActorName();
  const { item, answer, added, mayWrite } = props;
  const [focus, setFocus] = useState(item.focus);
  return (
    <Form method="post" className="media-page" preventScrollReset>
      <input type="hidden" name="intent" value="save" />
      <AssetView item={item} focus={focus} onFocus={setFocus} />
      <fieldset className="edit-form" disabled={!mayWrite}>
        <legend className="visually-hidden">{t('words')}</legend>
        {item.kind === 'image' && <AltLines item={item} answer={answer} />}
        <TextLine name="title" label={t('field.title')} value={item.title} answer={answer} />
        <TextLine
          name="source"
          label={t('field.source')}
          help={t('field.source.help')}
          value={item.source}
          answer={answer}
        />
        <TextLine
          name="copyright"
          label={t('field.copyright')}
          value={item.copyright}
          answer={answer}
        />
        <FolderChoice {...props} />
        <label className="switch">
          <input type="checkbox" name="isPrivate" defaultChecked={item.isPrivate} />
          {t('field.private')}
        </label>
        <p className="small muted">
          <AssetWords item={item} /> {added.by !== null && nameOf(added.by)}{' '}
          <ShopTime at={added.at} />
        </p>
        {mayWrite && <FormEnd save={t('save')} />}
      </fieldset>
    </Form>
  );
}

function AltLines({ item, answer }: Pick<AssetFormProps, 'item' | 'answer'>) {
  const t = useStrings(mediaStrings);
  const labelIn = useLabelIn();
  return (
    <EachLanguage nameIn={(locale) => nameIn('alt', locale)} text={item.alt}>
      {(locale) => (
        <TextLine
          name={nameIn('alt', locale)}
          label={labelIn(t('field.alt'), locale)}
          help={locale === defaultLocale ? t('field.alt.help') : undefined}
          value={item.alt[locale]}
          maxLength={300}
          answer={answer}
        />
      )}
    </EachLanguage>
  );
}

function FolderChoice({ folders, folderId, answer }: AssetFormProps) {
  const t = useStrings(mediaStrings);
  return (
    <Field id="folderId" label={t('field.folder')}>
      <select
        className="select"
        id="folderId"
        name="folderId"
        defaultValue={typedIn(answer, 'folderId') ?? folderId ?? ''}
      >
        <option value="">{t('folder.none')}</option>
        {folders.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  );
}
