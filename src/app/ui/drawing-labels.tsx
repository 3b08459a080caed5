/** A name or figure over a drawing, placed in percent of the drawing's box. */
export type DrawingLabel = {
  x: number;
  y: number;
  text: string;
  /** A second, lighter line, or the rest of the first one when `inline`. */
  minor?: string;
  inline?: boolean;
  anchor?: 'start' | 'middle' | 'end';
  /** `halo` stands on lines; `now` is the one number that has just changed. */
  look?: 'plain' | 'halo' | 'now';
};

/** SVG text without a viewBox: it is placed by percent but sized in CSS pixels, never scaled. */
export function DrawingLabels({ labels }: { labels: readonly DrawingLabel[] }) {
  return (
    <svg className="labels" aria-hidden="true">
      {labels.map((label) => (
        <Label key={`${label.text} ${label.x} ${label.y}`} {...label} />
      ))}
    </svg>
  );
}

function Label({ x, y, text, minor, inline = false, anchor = 'start', look }: DrawingLabel) {
  const at = `${round(x)}%`;
  return (
    <text x={at} y={`${round(y)}%`} textAnchor={anchor} className={look}>
      {text}
      {minor !== undefined && (
        <tspan className="minor" {...(inline ? { dx: '0.35em' } : { x: at, dy: '1.15em' })}>
          {minor}
        </tspan>
      )}
    </text>
  );
}

function round(percent: number): number {
  return Math.round(percent * 100) / 100;
}
