import { type FormEvent, useState } from 'react';
import { Form } from 'react-router';
import { type Brand, fontPairNames } from '#src/domain/brand/index.ts';
import { nameIn } from '#src/lib/locales.ts';
import { type Answer, typedIn } from '#src/office/kit/answer.ts';
import { ChoiceLine } from '#src/office/kit/choice-line.tsx';
import { EachLanguage } from '#src/office/kit/each-language.tsx';
import { FormEnd } from '#src/office/kit/form-end.tsx';
import { useLanguages } from '#src/office/kit/languages.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { useBrand } from '#src/web/brand/brand-look.ts';
import { fontPairs } from '#src/web/brand/font-pairs.ts';
import { languageName } from '#src/web/words/language-name.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { BrandPreview } from './brand-preview.tsx';
import { ColorLine, isColor } from './color-line.tsx';
import { ContrastTable } from './contrast-table.tsx';
import { LogoFields, type LogoState } from './logo-fields.tsx';
import { matchLogo } from './match-logo.ts';
import { useChosenMark } from './use-chosen-mark.ts';
import type { PairFiles } from './use-pair-fonts.ts';
import brandStrings from './words.json' with { type: 'json' };

type BrandFormProps = {
  name: string;
  brand: Pick<
    Brand,
    'shortName' | 'tagline' | 'footerLine' | 'copyrightYears' | 'colors' | 'fonts' | 'corners'
  > &
    LogoState;
  files: PairFiles;
  answer: Answer<string> | undefined;
};

/** Everything of the brand in one form, with a preview that follows what is typed. */
export function BrandForm({ name, brand, files, answer }: BrandFormProps) {
  const t = useStrings(brandStrings);
  const reader = useLocale();
  const [shown, setShown] = useState({
    ...brand.colors,
    corners: brand.corners,
    fonts: brand.fonts,
    tagline: brand.tagline[reader] ?? '',
  });
  const { mark, followMark } = useChosenMark(useBrand().mark);
  function follow({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    matchLogo(currentTarget, target);
    const typed = new FormData(currentTarget);
    const colorOf = (field: 'accent' | 'ink') => {
      const text = String(typed.get(field)).trim().toLowerCase();
      return isColor(text) ? text : shown[field];
    };
    const corners = typed.get('corners') === 'sharp' ? 'sharp' : 'soft';
    const fonts = fontPairNames.find((pair) => pair === typed.get('fonts')) ?? shown.fonts;
    const tagline = String(typed.get(nameIn('tagline', reader)) ?? '').trim();
    setShown({ accent: colorOf('accent'), ink: colorOf('ink'), corners, fonts, tagline });
    void followMark(typed);
  }
  const { accent, ink, ...shape } = shown;
  return (
    <div className="brand">
      <Form method="post" encType="multipart/form-data" reloadDocument onInput={follow}>
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
        <ShapePanel brand={brand} answer={answer} />
        <FormEnd save={t('save')} />
      </Form>
      <BrandPreview name={name} mark={mark} colors={{ accent, ink }} files={files} {...shape} />
    </div>
  );
}

/** Lines that the shop says of itself in each language, with the most letters that they may have. */
const lines = [
  { name: 'tagline', maxLength: 100 },
  { name: 'footerLine', maxLength: 200 },
] as const;

/** What the shop is called where there is little room, what it promises, and what stands at the foot of its pages. */
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
        {lines.map(({ name, maxLength }) => (
          <EachLanguage key={name} nameIn={(locale) => nameIn(name, locale)} text={brand[name]}>
            {(locale) => (
              <TextLine
                name={nameIn(name, locale)}
                label={isOne ? t(name) : `${t(name)}, ${languageName(locale, reader)}`}
                help={t(`${name}.help`)}
                value={brand[name][locale]}
                maxLength={maxLength}
                answer={answer}
              />
            )}
          </EachLanguage>
        ))}
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

/** The fonts and the corners. */
function ShapePanel({ brand, answer }: Pick<BrandFormProps, 'brand' | 'answer'>) {
  const t = useStrings(brandStrings);
  return (
    <Panel title={t('shape')}>
      <div className="edit-form brand-pair">
        <ChoiceLine
          name="fonts"
          label={t('fonts')}
          help={t('fonts.help')}
          value={brand.fonts}
          answer={answer}
          options={fontPairNames.map((value) => ({ value, label: pairLabel(value) }))}
        />
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
  );
}

/** The names of the fonts are names in every language. */
function pairLabel(pair: Brand['fonts']): string {
  if (pair === 'barlow') return 'Barlow Condensed + Barlow';
  const { display, text } = fontPairs[pair];
  return `${display.family} + ${text.family}`;
}
