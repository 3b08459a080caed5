import { unpack } from '#src/lib/packed.ts';
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { ItemHeading, ItemLevels } from '#src/site/stories/item-level.tsx';
import { AnswerFigure } from './answer-figure.tsx';
import type { DrawnAnswersData } from './load.server.ts';
import type { DrawnAnswersBlok } from './schema.ts';

/** Details of one example truck, with letters like those of a drawing. */
export function DrawnAnswers({
  blok,
  data,
  previous,
}: BlokProps<DrawnAnswersBlok, DrawnAnswersData>) {
  if (data === null || blok.items.length === 0) return null;
  const answers = unpack(data);
  return (
    <ItemLevels under={previous}>
      <section className="drawn-answers">
        <div className="page-width">
          <ol>
            {blok.items.map(({ drawing, title, text }) => (
              <li key={drawing + title}>
                <AnswerFigure kind={drawing} answers={answers} />
                <div className="drawn-answers-words">
                  <ItemHeading>{title}</ItemHeading>
                  {text !== '' && <p className="muted">{text}</p>}
                </div>
              </li>
            ))}
          </ol>
          <p className="small muted">{answers.example}</p>
        </div>
      </section>
    </ItemLevels>
  );
}
