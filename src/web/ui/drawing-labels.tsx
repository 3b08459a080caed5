/** A name or figure over a drawing, positioned in percent of the drawing's box. */
export type DrawingLabel = {
  /** Identity of the label while its text and position change; by default derived from these. */
  name?: string;
  x: number;
  y: number;
  text: string;
  /** A second, lighter line, or the rest of the first one if `inline`. */
  minor?: string;
  inline?: boolean;
  /** Positioned above the point instead of centered on it. */
  above?: boolean;
  anchor?: 'start' | 'middle' | 'end';
  /** `halo` for labels on lines; `now` for the one number that has just changed. */
  look?: 'plain' | 'halo' | 'now';
  /** Left out on small screens. */
  wide?: boolean;
};

/** SVG text without a viewBox: positioned by percent but sized in CSS pixels, never scaled. */
export function DrawingLabels({ labels }: { labels: readonly DrawingLabel[] }) {
  return (
    <svg className="drawing-labels" aria-hidden="true">
      {labels.map((label) => (
        <Label key={label.name ?? `${label.text} ${label.x} ${label.y}`} {...label} />
      ))}
    </svg>
  );
}

function Label(label: DrawingLabel) {
  const { x, y, text, minor, inline = false, anchor = 'start', ...rest } = label;
  const at = `${round(x)}%`;
  const hasTwoLines = minor !== undefined && !inline;
  return (
    <text
      data-label={rest.name}
      x={at}
      y={`${round(y)}%`}
      dy={shiftOf({ above: rest.above, hasTwoLines })}
      textAnchor={anchor}
      className={classOf(rest)}
    >
      {text}
      {minor !== undefined && (
        <tspan
          className={inline ? 'drawing-label-minor' : 'drawing-label-minor only-wide'}
          {...(inline ? { dx: '0.35em' } : { x: at, dy: '1.15em' })}
        >
          {minor}
        </tspan>
      )}
    </text>
  );
}

function shiftOf({ above, hasTwoLines }: { above?: boolean | undefined; hasTwoLines: boolean }) {
  if (above) return '-0.45em';
  return hasTwoLines ? '-0.2em' : '0.35em';
}

const lookClasses = { plain: '', halo: 'drawing-label--halo', now: 'drawing-label--now' } as const;

function classOf({ look = 'plain', wide }: Pick<DrawingLabel, 'look' | 'wide'>) {
  return [lookClasses[look], wide && 'only-wide'].filter(Boolean).join(' ') || undefined;
}

function round(percent: number): number {
  return Math.round(percent * 100) / 100;
}

/** Gives a label on the page a new text and height, as rendering it again would. */
export function moveLabel(element: Element | undefined, { y, text, minor }: DrawingLabel): void {
  if (!element) return;
  const [words, more] = Array.from(element.childNodes);
  element.setAttribute('y', `${round(y)}%`);
  if (words && words.nodeValue !== text) words.nodeValue = text;
  if (more && minor !== undefined && more.textContent !== minor) more.textContent = minor;
}
