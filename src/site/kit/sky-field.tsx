import { useShopState } from '#src/web/page/shop-state.ts';
import { ridges, saguaros, stars } from './sky-shapes.ts';

/**
 * Golden hour behind a drawing, with stars in the dark theme. Only used behind something to scale. Saguaros grow in
 * Arizona alone.
 */
export function SkyField({ sunX = 890 }: { sunX?: number }) {
  const hasSaguaros = useShopState() === 'AZ';
  return (
    <svg
      className="sky-scene"
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g className="sky-stars">
        <path d={stars.bright} strokeWidth="2.4" />
        <path d={stars.faint} strokeWidth="1.8" opacity=".55" />
      </g>
      <circle className="sky-sun" cx={sunX} cy="236" r="138" />
      {ridges.map((ridge) => (
        <path key={ridge.className} {...ridge} />
      ))}
      {hasSaguaros && (
        <g className="sky-saguaros" transform="translate(0 420)">
          {saguaros.map(({ d, width }) => (
            <path key={d} d={d} strokeWidth={width} />
          ))}
        </g>
      )}
    </svg>
  );
}
