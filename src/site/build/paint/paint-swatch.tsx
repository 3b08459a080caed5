import type { Paint } from '#src/domain/catalog/index.ts';

/** A chip of a paint: its light above and its shade below, stronger for metallic. Null: as the vehicle came. */
export function PaintSwatch({ paint }: { paint: Paint | null }) {
  const depth = paint?.finish === 'metallic' ? 0.34 : 0.16;
  return (
    <svg className="build-swatch" viewBox="0 0 44 28" preserveAspectRatio="none" aria-hidden="true">
      {paint ? (
        <>
          <path fill={paint.colour} d="M0 0h44v28H0z" />
          <path fill="#fff" opacity={depth} d="M0 0h44v7c-14 3-30 3-44 0z" />
          <path fill="#000" opacity={depth} d="M0 19c14-3 30-3 44 0v9H0z" />
        </>
      ) : (
        <path d="M4 24 40 4" />
      )}
    </svg>
  );
}
