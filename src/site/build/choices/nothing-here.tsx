import { Link } from 'react-router';
import type { BuildOption } from '#src/domain/builds/index.ts';
import { vehicleName } from '#src/domain/catalog/index.ts';
import type { Locale } from '#src/domain/context.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useLocale } from '#src/web/words/use-strings.ts';
import type { OptionStepData } from '../flow-data.ts';
import { choiceWords } from './choice-words.ts';

type EmptyList = {
  /** "2022 Ford Maverick", in the page's language. */
  vehicle: string;
  /** Parts of other steps may be what leaves nothing. */
  hasOtherParts: boolean;
};

/** For whom a step's list would be empty, and whether the build's other parts may be the reason. */
export function emptyListOf({ build, catalogue, step }: OptionStepData, locale: Locale): EmptyList {
  const { vehicle: asked, ...parts } = build.completedOptions;
  const record = catalogue.vehicles.find(({ id }) => id === asked?.vehicleId);
  const others = Object.entries(parts).filter(([option, part]) => option !== step && part?.sku);
  return {
    vehicle: record && asked ? vehicleName(record, asked.year, locale) : '',
    hasOtherParts: others.length > 0,
  };
}

/** Without filters and still nothing to offer: why, and a person to ask, with the vehicle. */
export function NothingHere({
  option,
  vehicle,
  hasOtherParts,
}: EmptyList & { option: BuildOption }) {
  const words = choiceWords(useLocale());
  return (
    <div className="build-none" role="status">
      <p>{hasOtherParts ? words('empty.none') : words('empty.vehicle', { vehicle })}</p>
      <p>
        <Link className="link" to={hrefs.contact({ truck: vehicle, part: option })}>
          {words('empty.ask')}
        </Link>
      </p>
    </div>
  );
}
