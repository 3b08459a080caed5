import { type FormEvent, useState } from 'react';
import { Form } from 'react-router';
import type { Brand } from '#src/domain/brand/index.ts';
import { nameIn } from '#src/lib/locales.ts';
import { type Answer, typedIn } from '#src/office/kit/answer.ts';
import { ChoiceLine } from '#src/office/kit/choice-line.tsx';
import { EachLanguage } from '#src/office/kit/each-language.tsx';
import { FormEnd } from '#src/office/kit/form-end.tsx';
import { useLanguages } from '#src/office/kit/languages.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { languageName } from '#src/web/words/language-name.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { BrandPreview } from './brand-preview.tsx';
import { ColorLine, isColor } from './color-line.tsx';
import { ContrastTable } from './contrast-table.tsx';
import { LogoFields, type LogoState } from './logo-fields.tsx';
import brandStrings from './words.json' with { type: 'json' };

type BrandFormProps = {
  name: string;
  brand: Pick<Brand, 'shortName' | 'footerLine' | 'copyrightYears' | 'colors' | 'corners'> &
    LogoState;
  answer: Answer<string> | undefined;
};

/** Everything of the brand in one form, with a preview that follows what is typed. */
export function BrandForm({ name, brand, answer }: BrandFormProps) {
  const t = useStrings(brandStrings);
  const [shown, setShown] = useState({ ...brand.colors, corners: brand.corners });
  function follow({ currentTarget }: FormEvent<HTMLFormElement>) {
    const typed = new FormData(currentTarget);
    const colorOf = (field: 'accent' | 'ink') => {
      const text = String(typed.get(field)).trim().toLowerCase();
      return isColor(text) ? text : shown[field];
    };
    const corners = typed.get('corners') === 'sharp' ? 'sharp' : 'soft';
    setShown({ accent: colorOf('accent'), ink: colorOf('ink'), corners });
  }
  const { accent, ink, corners } = shown;
  return (
    <div className="brand">
      <Form method="post" encType="multipart/form-data" preventScrollReset onInput={follow}>
        <NamePanel brand={brand} answer={answer} />
        <LogoFields logo={brand} answer={answer} />
        <Panel title={t('colors')} help={t('colors.help')}>
          <div className="edit-form brand-pair">
            {(['accent', 'ink'] as const).map((field) => (
              <ColorLine
                key={field}
                name={field}
                label={t(field)}
                help={t(`${field}.help`)}
                value={typedIn(answer, field) ?? brand.colors[field]}
                answer={answer}
              />
            ))}
          </div>
          <ContrastTable accent={accent} ink={ink} />
        </Panel>
        <Panel title={t('shape')}>
          <div className="edit-form">
            <ChoiceLine
              name="corners"
              label={t('corners')}
              value={brand.corners}
              answer={answer}
              options={(['soft', 'sharp'] as const).map((value) => ({
                value,
                label: t(`corners.${value}`),
              }))}
            />
          </div>
        </Panel>
        <FormEnd save={t('save')} />
      </Form>
      <BrandPreview name={name} colors={{ accent, ink }} corners={corners} />
    </div>
  );
}

/** What the shop is called where there is little room, and what stands at the foot of its pages. */
function NamePanel({ brand, answer }: Pick<BrandFormProps, 'brand' | 'answer'>) {
  const t = useStrings(brandStrings);
  const reader = useLocale();
  const isOne = useLanguages().length === 1;
  return (
    <Panel title={t('names')} help={t('names.help')}>
      <div className="edit-form">
        <TextLine
          name="shortName"
          label={t('shortName')}
          help={t('shortName.help')}
          value={brand.shortName}
          maxLength={24}
          answer={answer}
        />
        <EachLanguage nameIn={(locale) => nameIn('footerLine', locale)} text={brand.footerLine}>
          {(locale) => (
            <TextLine
              name={nameIn('footerLine', locale)}
              label={
                isOne ? t('footerLine') : `${t('footerLine')}, ${languageName(locale, reader)}`
              }
              help={t('footerLine.help')}
              value={brand.footerLine[locale]}
              maxLength={200}
              answer={answer}
            />
          )}
        </EachLanguage>
        <TextLine
          name="copyrightYears"
          label={t('copyrightYears')}
          help={t('copyrightYears.help')}
          value={brand.copyrightYears}
          maxLength={20}
          answer={answer}
        />
      </div>
    </Panel>
  );
}
