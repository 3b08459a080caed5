import { type BrandColors, contrastOf, derivePalette } from '#src/domain/brand/index.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { usePaletteStyle } from './use-palette-style.ts';
import brandStrings from './words.json' with { type: 'json' };

const schemes = ['light', 'dark'] as const;

/** What is readable on what, with the contrast that the palette reaches. */
const pairs = [
  { words: 'text-on-accent', ground: 'accent', sample: 'button' },
  { words: 'text-accent', ground: 'surface', sample: 'link' },
  { words: 'text-main', ground: 'surface', sample: 'words' },
] as const;

const paper = '#f9f4ec';

/** The contrast of the derived colors in both schemes, and which of the shop's own had to be moved. */
export function ContrastTable(colors: BrandColors) {
  const t = useStrings(brandStrings);
  const palette = derivePalette(colors);
  const root = usePaletteStyle<HTMLTableElement>(palette.light, palette.dark);
  const rows = pairs.flatMap((pair) =>
    schemes.map((scheme) => {
      const ground = palette[scheme][pair.ground] ?? paper;
      return { ...pair, scheme, contrast: contrastOf(palette[scheme][pair.words] ?? '', ground) };
    }),
  );
  const moved = movedColor(colors.accent, palette.light.accent);
  return (
    <>
      <table className="table brand-contrast" ref={root}>
        <thead>
          <tr>
            <th scope="col">{t('pair')}</th>
            <th scope="col">{t('where')}</th>
            <th scope="col">{t('contrast')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ sample, scheme, contrast }) => (
            <tr key={sample + scheme}>
              <td className={`brand-scheme brand-scheme--${scheme}`}>
                <span className={`brand-sample--${sample}`}>{t(`sample.${sample}`)}</span>
              </td>
              <td>{t(`where.${sample}.${scheme}`)}</td>
              <td className="figure">{contrast.toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note" role="status">
        {moved === null ? t('all') : t('moved', { own: colors.accent, used: moved })}
      </p>
    </>
  );
}

/** The color that buttons get instead of the shop's own; null if they have its own. */
function movedColor(own: string, used: string | undefined): string | null {
  return used === undefined || used === own ? null : used;
}
