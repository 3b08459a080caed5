import { Form } from 'react-router';
import { buildUses } from '#src/domain/gallery/index.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { FormEnd } from '#src/office/kit/form-end.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { galleryStrings as publicStrings } from '#src/site/gallery/index.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { Choice, type FormPartProps, Line, Translated } from './form-parts.tsx';
import type { FormValues } from './form-values.ts';
import type { PartChoices, PartField } from './part-choices.server.ts';
import { type FormPicture, PictureFields } from './picture-fields.tsx';
import galleryStrings from './words.json' with { type: 'json' };

export type FinishedFormProps = {
  values: FormValues;
  uses: readonly string[];
  /** The computed poke, "38.7 mm"; null if unknown. */
  computed: string | null;
  parts: PartChoices;
  main: FormPicture | null;
  more: readonly FormPicture[];
  answer: Answer<string> | undefined;
};

/** Everything that visitors can read about a finished build. */
export function FinishedForm({ answer, values, ...build }: FinishedFormProps) {
  const t = useStrings(galleryStrings);
  const part = { answer, values };
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="finished-builds-form"
      preventScrollReset
    >
      <input type="hidden" name="intent" value="save" />
      <Words {...part} uses={build.uses} />
      <Truck {...part} parts={build.parts} />
      <Fit {...part} computed={build.computed} />
      <Work {...part} />
      <Panel title={t('part.pictures')}>
        <PictureFields main={build.main} more={build.more} />
      </Panel>
      <FormEnd save={t('save')} />
    </Form>
  );
}

function Words({ uses, ...part }: FormPartProps & { uses: readonly string[] }) {
  const t = useStrings(galleryStrings);
  const words = useStrings(publicStrings);
  return (
    <Panel title={t('part.words')}>
      <div className="finished-builds-fields">
        <Translated name="title" {...part} />
        <Translated name="story" long help={t('story.help')} {...part} />
        <Line name="ownerName" help={t('owner.help')} {...part} />
        <Line name="ownerCity" {...part} />
        <Line name="slug" help={t('slug.help')} {...part} />
      </div>
      <fieldset className="cluster finished-builds-uses">
        <legend>{t('uses')}</legend>
        {buildUses.map((use) => (
          <label key={use} className="switch">
            <input type="checkbox" name="uses" value={use} defaultChecked={uses.includes(use)} />
            {words(`use.${use}`)}
          </label>
        ))}
      </fieldset>
    </Panel>
  );
}

function Truck({ parts, ...part }: FormPartProps & { parts: PartChoices }) {
  const t = useStrings(galleryStrings);
  const counts = ['4', '5'].map((value) => ({ value, words: value }));
  return (
    <Panel title={t('part.truck')}>
      <div className="finished-builds-fields">
        <PartLine name="liftSku" parts={parts} {...part} />
        <PartLine name="wheelSku" parts={parts} {...part} />
        <PartLine name="tireSku" parts={parts} {...part} />
        <Choice name="tireCount" options={counts} {...part} />
        <Translated name="colour" {...part} />
        <Line name="colourHex" help={t('colour.help')} {...part} />
      </div>
    </Panel>
  );
}

type PartLineProps = FormPartProps & { name: PartField; parts: PartChoices };

/** A part by its stock number; the name of the saved one is shown below. */
function PartLine({ name, parts, ...part }: PartLineProps) {
  const t = useStrings(galleryStrings);
  const saved = parts[name].find(({ value }) => value === part.values[name]);
  const help = saved?.label ?? t(name === 'tireSku' ? 'sku.find' : 'sku.help');
  return <Line name={name} help={help} choices={parts[name]} {...part} />;
}

function Fit({ computed, ...part }: FormPartProps & { computed: string | null }) {
  const t = useStrings(galleryStrings);
  const trimmed = (['', 'none', 'minor'] as const).map((value) => ({
    value,
    words: t(`level.${value}`),
  }));
  const rubbed = (['', 'none', 'light'] as const).map((value) => ({
    value,
    words: t(`level.${value}`),
  }));
  return (
    <Panel title={t('part.fit')}>
      <div className="finished-builds-fields">
        <Line
          name="pokeMm"
          help={t('pokeMm.help', { computed: computed ?? t('unknown') })}
          {...part}
        />
        <Line name="lockIn" {...part} />
        <Line name="liftFrontIn" {...part} />
        <Line name="liftRearIn" {...part} />
        <Choice name="trimming" options={trimmed} {...part} />
        <Choice name="rub" options={rubbed} {...part} />
        <Translated name="trimming" {...part} />
        <Translated name="rub" {...part} />
        <Translated name="notes" long help={t('notes.help')} {...part} />
      </div>
    </Panel>
  );
}

function Work(part: FormPartProps) {
  const t = useStrings(galleryStrings);
  return (
    <Panel title={t('part.work')}>
      <div className="finished-builds-fields">
        <Line name="hours" {...part} />
        <Line name="paidUsd" help={t('paid.help')} {...part} />
        <Line name="finishedOn" type="date" {...part} />
      </div>
    </Panel>
  );
}
