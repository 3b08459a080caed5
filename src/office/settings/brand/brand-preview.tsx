import { type Brand, type BrandColors, derivePalette } from '#src/domain/brand/index.ts';
import { BrandContext, type BrandMark, useBrand } from '#src/web/brand/brand-look.ts';
import { BrandName } from '#src/web/brand/brand-name.tsx';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { MailPreview } from './mail-preview.tsx';
import { type PairFiles, usePairFonts } from './use-pair-fonts.ts';
import { usePaletteStyle } from './use-palette-style.ts';
import brandStrings from './words.json' with { type: 'json' };

type BrandPreviewProps = Pick<Brand, 'corners' | 'fonts'> & {
  name: string;
  mark: BrandMark;
  tagline: string;
  colors: BrandColors;
  files: PairFiles;
};

/** The top of the home page in both schemes, and a letter, with the logo and in the colors that are chosen at the moment. */
export function BrandPreview(props: BrandPreviewProps) {
  const { name, mark, tagline, colors, corners, fonts, files } = props;
  const t = useStrings(brandStrings);
  const brand = useBrand();
  const { light, dark } = derivePalette(colors);
  const root = usePaletteStyle<HTMLElement>(light, dark);
  usePairFonts(root, { fonts, files });
  return (
    <aside className="brand-preview" aria-label={t('preview')} ref={root}>
      {(['light', 'dark'] as const).map((scheme) => (
        <div key={scheme} className={`brand-scheme brand-scheme--${scheme}`} data-corners={corners}>
          <div className="brand-page">
            <p className="brand-page-head">
              <span className="logo">
                <BrandContext value={{ ...brand, mark }}>
                  <BrandName ground={scheme} />
                </BrandContext>
              </span>
              <span className="brand-sample--button">{t('sample.build')}</span>
            </p>
            <div className="brand-page-night">
              <p className="title-3">{name}</p>
              <p className="small">{tagline || t('sample.lead')}</p>
              <span className="brand-sample--night">{t('sample.build')}</span>
            </div>
            <div className="brand-page-body">
              <p>
                {t('sample.words')} <span className="brand-sample--link">{t('sample.link')}</span>
              </p>
              <p className="brand-page-verdict">
                <Icon name="tick" /> {t('sample.fits')}
              </p>
              <p className="brand-page-foot">{name}</p>
            </div>
          </div>
        </div>
      ))}
      <MailPreview {...colors} />
    </aside>
  );
}
