import type { ReactNode } from 'react';
import type { Assessment } from '#src/domain/fitment/index.ts';
import { buildStrings, verdictLooks } from '#src/site/build/index.ts';
import { Verdict } from '#src/web/ui/verdict.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { LeadDrawing } from './lead-drawing.server.ts';
import { LeadTruck } from './lead-truck.tsx';

export type TruckAndPartsProps = {
  /** "2021 Ford F-150". */
  truck: string;
  drawing: LeadDrawing | null;
  /** The drawing's alternative text. */
  alt: string;
  verdict: Assessment['verdict'];
  /** Why, in one sentence; '' if it was not stored. */
  sentence: string;
  parts: readonly { sku: string; brand: string; name: string; size: string; count: number }[];
  /** The text shown if there are no parts. */
  none: string;
  /** Below the drawing. */
  figures?: ReactNode;
};

/** A build as the back office shows it: drawn to scale, judged, with its parts. */
export function TruckAndParts(props: TruckAndPartsProps) {
  const { truck, drawing, alt, verdict, sentence, parts, none, figures } = props;
  const words = useStrings(buildStrings);
  const { tone, word } = verdictLooks[verdict];
  return (
    <>
      {drawing && <LeadTruck {...drawing} alt={alt} />}
      {figures}
      <h3 className="title-4">{truck}</h3>
      <div className="reason leads-verdict" data-v={tone}>
        <Verdict tone={tone}>{words(word)}</Verdict>
        {sentence !== '' && <p>{sentence}</p>}
      </div>
      {parts.length === 0 && <p>{none}</p>}
      <ul className="leads-parts">
        {parts.map(({ sku, brand, name, size, count }) => (
          <li key={sku}>
            <span>
              {brand} {name}
            </span>
            <span className="figure">
              {count > 1 ? `${count} × ` : ''}
              {size}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
