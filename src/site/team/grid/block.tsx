import { Picture } from '#src/site/kit/picture.tsx';
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { ItemHeading, ItemLevels } from '#src/site/stories/item-level.tsx';
import { plural } from '#src/web/words/translate.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import teamStrings from '../words.json' with { type: 'json' };
import type { Person, TeamGridData } from './load.server.ts';
import type { TeamGridBlok } from './schema.ts';

/** The team, each with their name and specialty; a new site says that they will be here. */
export function TeamGrid({ data, previous }: BlokProps<TeamGridBlok, TeamGridData>) {
  const t = useStrings(teamStrings);
  if (data.people.length === 0) {
    return (
      <div className="page-width team-none">
        <p className="lead">{t('none')}</p>
      </div>
    );
  }
  return (
    <ItemLevels under={previous}>
      <ul className="page-width team">
        {data.people.map((person) => (
          <PersonItem key={person.slug} person={person} />
        ))}
      </ul>
    </ItemLevels>
  );
}

function PersonItem({ person }: { person: Person }) {
  const t = useStrings(teamStrings);
  const locale = useLocale();
  const { slug, name, role, years, specialty, bio, humanDetail, portrait } = person;
  const experience = years > 0 && t(`years.${plural(years, locale)}`, { count: years });
  const work = [role, experience].filter(Boolean).join(', ');
  return (
    <li id={slug}>
      <Portrait name={name} portrait={portrait} />
      <div>
        <ItemHeading isName>{name}</ItemHeading>
        {work !== '' && <p className="label">{work}</p>}
        {specialty !== '' && (
          <p className="small">
            <b>{t('specialty')}:</b> {specialty}
          </p>
        )}
        <p className="small muted">
          {bio} {humanDetail}
        </p>
      </div>
    </li>
  );
}

/** Without a portrait, the initials are shown. */
function Portrait({ name, portrait }: Pick<Person, 'name' | 'portrait'>) {
  if (portrait.filename === '') {
    return (
      <div className="team-portrait team-portrait--none" aria-hidden="true">
        {name.match(/(?<=^|\s)\p{L}/gu)?.slice(0, 2)}
      </div>
    );
  }
  return (
    <Picture
      src={portrait.filename}
      alt={portrait.alt}
      sizes="lg:46vw 2xl:272px"
      crop={{ ratio: 5 / 4, focus: portrait.focus }}
      className="team-portrait"
    />
  );
}
