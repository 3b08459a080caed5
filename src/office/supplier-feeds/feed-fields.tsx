import { Form } from 'react-router';
import { fetchPauses } from '#src/domain/supplier-feeds/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { ChoiceLine } from '#src/office/kit/choice-line.tsx';
import { FormEnd } from '#src/office/kit/form-end.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { FeedValues } from './feed-form.ts';
import { SecretLines, type StoredSecret } from './secret-lines.tsx';
import feedStrings from './words.json' with { type: 'json' };

type FeedFieldsProps = {
  values: FeedValues;
  secrets: readonly StoredSecret[];
  answer: Answer<string> | undefined;
  /** A paused feed is not fetched when it is saved. */
  use: 'new' | 'paused' | 'fetched';
};

/** Where the file is, how the server lets the shop in, and when it is fetched. */
export function FeedFields({ values, secrets, answer, use }: FeedFieldsProps) {
  const t = useStrings(feedStrings);
  const pauses = fetchPauses.map((value) => ({ value, label: t(`pause.${value}`) }));
  const applies = (['itself', 'asked'] as const).map((value) => ({
    value,
    label: t(`applies.${value}`),
  }));
  const line = (name: keyof FeedValues) => ({ name, label: t(name), value: values[name], answer });
  return (
    <Panel title={t('form')} {...(use !== 'paused' && { help: t('form.help') })}>
      <Form method="post" preventScrollReset className="supplier-feeds-form">
        <input type="hidden" name="intent" value="save" />
        <div className="edit-form">
          <TextLine {...line('name')} help={t('name.help')} maxLength={80} required />
          <TextLine {...line('address')} help={t('address.help')} maxLength={1000} required />
          <TextLine {...line('userName')} help={t('userName.help')} maxLength={200} />
          <SecretLines stored={secrets} answer={answer} />
          <ChoiceLine {...line('pause')} options={pauses} />
          <TextLine {...line('at')} help={t('at.help')} type="time" required />
          <ChoiceLine {...line('applies')} help={t('applies.help')} options={applies} />
        </div>
        <FormEnd save={t(`save.${use}`)} {...(use === 'new' && { back: adminHrefs.feeds() })} />
      </Form>
    </Panel>
  );
}
