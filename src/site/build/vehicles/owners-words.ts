import type { VehicleChoice } from '#src/domain/catalog/index.ts';

/** What owners call a truck that its record does not say; with the model years in which it is true. */
export type OwnersWord = { words: string[]; kind: OwnersKind; from: number; to: number };
export type OwnersKind = 'nickname' | 'generation' | 'cab' | 'engine' | 'lesserEngine';

type Rule = {
  make?: RegExp;
  model?: RegExp;
  generation?: RegExp;
  /** First and last model year. */
  years?: readonly [number, number];
  words: string;
};

const ever = [1900, 2100] as const;

/** Source: general trade knowledge; in Mexico the F-150 is the Lobo and the Silverado the Cheyenne. */
const NICKNAMES: readonly Rule[] = [
  { make: /^Chevrolet$/, words: 'chevy chev chevi' },
  { make: /^Toyota$/, words: 'yota' },
  { make: /^Ram$/, words: 'dodge' },
  { model: /^F-150( Raptor| Lightning)?$/, words: 'lobo 150' },
  { model: /^F-250/, words: '250 350' },
  { model: /^Wrangler/, words: 'rangler' },
  { model: /^Silverado 1500/, words: 'cheyenne' },
  { model: /^4Runner$/, words: 't4r' },
  { model: /^FJ Cruiser$/, words: 'fjc' },
  { model: /^Suburban$/, words: 'burb' },
  { model: /^Bronco/, generation: /^U725/, words: 'squatch' },
  { model: /^Bronco 4/, generation: /^U725/, words: 'braptor' },
  { model: /^Bronco$/, years: [1980, 1986], words: 'bullnose' },
  { model: /^Bronco$/, years: [1987, 1991], words: 'bricknose' },
  { model: /^Bronco$/, years: [1992, 1996], words: 'obs' },
  { model: /^K5/, words: 'squarebody' },
  { generation: /^JKU?$/, words: 'jk' },
  { generation: /^JLU?$/, words: 'jl' },
  { generation: /^TJ$/, years: [2004, 2006], words: 'lj' },
  { model: /^(Silverado|Sierra)/, generation: /GMT800/, years: [2003, 2007], words: 'cateye' },
  { model: /^(Silverado|Sierra)/, generation: /GMT800/, words: 'nbs' },
  { model: /^(Silverado|Sierra)/, generation: /^GMT900/, years: [2007, 2013], words: 'nnbs' },
  { model: /^(Silverado|Sierra) [23]500HD|^(Ram )?[23]500\b/, words: 'hd' },
  { model: /^Land Cruiser/, generation: /^J80$/, words: 'lc80 80series fzj80 80' },
  { model: /^Land Cruiser/, generation: /^J100$/, words: 'lc100 100series uzj100 100' },
  { model: /^Land Cruiser/, generation: /^J200$/, words: 'lc200 200series urj200 200' },
  { model: /^Land Cruiser/, generation: /^J250$/, words: 'lc250 250series 250 lc' },
  { model: /^F-150|^(Silverado|Sierra) 1500|^(Ram )?1500|^Tundra|^Titan$/, words: 'halfton' },
  { model: /^F-250|^(Silverado|Sierra) 2500|^(Ram )?2500/, words: 'threequarterton' },
  { model: /F-350|^(Silverado|Sierra) 3500|^(Ram )?3500/, words: 'oneton' },
  { make: /^GMC$/, model: /^(Sierra|Yukon)/, words: 'denali' },
];

/** The generation as owners count it, by the maker's code; where the record does not have the number itself. */
const GENERATIONS: readonly Rule[] = [
  { model: /^(Silverado|Sierra) 1500/, generation: /^GMT800/, words: '1gen' },
  { model: /^(Silverado|Sierra) 1500/, generation: /^GMT900/, words: '2gen' },
  { model: /^(Silverado|Sierra) 1500/, generation: /^K2XX/, words: '3gen' },
  { model: /^(Silverado|Sierra) 1500/, generation: /^T1XX/, words: '4gen' },
  { model: /^(Silverado|Sierra) [23]500HD/, years: [2001, 2007], words: '1gen' },
  { model: /^(Silverado|Sierra) [23]500HD/, years: [2008, 2014], words: '2gen' },
  { model: /^(Silverado|Sierra) [23]500HD/, years: [2015, 2019], words: '3gen' },
  { model: /^(Silverado|Sierra) [23]500HD/, years: [2020, 2100], words: '4gen' },
  { model: /^(Colorado|Canyon)$/, generation: /^GMT355/, words: '1gen' },
  { model: /^(Tahoe|Yukon)$/, generation: /^GMT800/, words: '2gen' },
  { model: /^(Tahoe|Yukon)$/, generation: /^GMT900/, words: '3gen' },
  { model: /^(Tahoe|Yukon)$/, generation: /^K2/, words: '4gen' },
  { model: /^(Tahoe|Yukon)$/, generation: /^T1/, words: '5gen' },
  { model: /Super Duty/, years: [1999, 2007], words: '1gen' },
  { model: /Super Duty/, years: [2008, 2010], words: '2gen' },
  { model: /Super Duty/, years: [2011, 2016], words: '3gen' },
  { model: /Super Duty/, years: [2017, 2022], words: '4gen' },
  { model: /Super Duty/, years: [2023, 2100], words: '5gen' },
  { model: /^F-150 Raptor$/, years: [2010, 2014], words: '1gen' },
  { make: /^Ford$/, model: /^Ranger$/, years: [1998, 2011], words: '3gen' },
  { make: /^Ford$/, model: /^Ranger$/, years: [2019, 2023], words: '4gen' },
  { make: /^Ford$/, model: /^Ranger$/, years: [2024, 2100], words: '5gen' },
  { model: /^Bronco$/, years: [1980, 1986], words: '3gen' },
  { model: /^Bronco$/, years: [1987, 1991], words: '4gen' },
  { model: /^Bronco$/, years: [1992, 1996], words: '5gen' },
  { model: /^Bronco/, generation: /^U725/, words: '6gen' },
  { generation: /^YJ$/, words: '1gen' },
  { generation: /^TJ$/, words: '2gen' },
  { generation: /^JKU?$/, words: '3gen' },
  { generation: /^JLU?$/, words: '4gen' },
  { model: /^Grand Cherokee/, generation: /^ZJ$/, words: '1gen' },
  { model: /^Grand Cherokee/, generation: /^WJ$/, words: '2gen' },
  { model: /^Grand Cherokee/, generation: /^WK$/, words: '3gen' },
  { model: /^Grand Cherokee/, generation: /^WK2$/, words: '4gen' },
  { model: /^Grand Cherokee/, generation: /^WL$/, words: '5gen' },
  { generation: /^(J120|WD22|A60|TA60)$/, words: '1gen' },
  { generation: /^(J150|N50|A61|D40|Y62 \(Patrol\))$/, words: '2gen' },
  { generation: /^(D41|R51|WD)$/, words: '3gen' },
  { make: /^Lexus$/, generation: /^J250$/, words: '3gen' },
];

/** Cabs as each maker calls them, and as everybody else does. Source: makers' US sales brochures. */
const CABS: readonly Rule[] = [
  { model: /^F-150$/, words: 'supercrew crewcab supercab extendedcab regularcab' },
  { model: /Super Duty/, words: 'crewcab supercab extendedcab regularcab dually drw srw' },
  {
    make: /^Ford$/,
    model: /^Ranger$/,
    years: [1998, 2011],
    words: 'supercab extendedcab regularcab',
  },
  { make: /^Ford$/, model: /^Ranger$/, years: [2019, 2100], words: 'supercrew crewcab' },
  { make: /^Ford$/, model: /^Ranger$/, years: [2019, 2023], words: 'supercab extendedcab' },
  { model: /^(Silverado|Sierra)/, words: 'crewcab regularcab' },
  { model: /^(Silverado|Sierra)/, years: [1999, 2013], words: 'extendedcab' },
  { model: /^(Silverado|Sierra)/, years: [2014, 2100], words: 'doublecab' },
  { model: /^(Silverado|Sierra) 3500|^(Ram )?3500/, words: 'dually drw srw' },
  { model: /^(Colorado|Canyon)/, words: 'crewcab' },
  { model: /^(Colorado|Canyon)/, years: [2004, 2022], words: 'extendedcab' },
  { model: /^(Ram )?1500\b/, words: 'crewcab quadcab' },
  { model: /^(Ram )?1500\b/, years: [2002, 2018], words: 'regularcab' },
  { model: /^(Ram )?[23]500\b/, words: 'crewcab megacab regularcab' },
  { model: /^Ram [23]500\b/, words: 'quadcab' },
  { model: /^Tacoma/, words: 'doublecab crewcab' },
  { model: /^Tacoma/, years: [2005, 2023], words: 'accesscab extendedcab' },
  { model: /^Tacoma/, years: [1995, 2004], words: 'xtracab extendedcab regularcab' },
  { model: /^Tacoma/, years: [2024, 2100], words: 'xtracab' },
  { model: /^Tundra/, words: 'doublecab' },
  { model: /^Tundra/, years: [2007, 2100], words: 'crewmax crewcab' },
  { model: /^Tundra/, years: [2000, 2006], words: 'accesscab' },
  { model: /^(Titan|Frontier)/, words: 'crewcab kingcab' },
];

/**
 * Engines by model year; a record without a rule may have had any. Source: makers' US sales brochures; a year in
 * which one engine followed another has both.
 */
const ENGINES: readonly Rule[] = [
  { model: /^F-150$/, years: [1997, 2010], words: '4.6 5.4 triton v8' },
  { model: /^F-150$/, years: [2011, 2100], words: '5.0 coyote v8 3.5 ecoboost v6' },
  { model: /^F-150$/, years: [2015, 2100], words: '2.7' },
  { model: /^F-150$/, years: [2018, 2021], words: '3.0 3.0powerstroke diesel' },
  { model: /^F-150$/, years: [2021, 2100], words: 'hybrid' },
  { model: /^F-150 Raptor$/, years: [2010, 2014], words: '6.2 v8' },
  { model: /^F-150 Raptor$/, years: [2010, 2010], words: '5.4' },
  { model: /^F-150 Raptor$/, years: [2017, 2100], words: '3.5 ecoboost v6' },
  { model: /^F-150 Raptor$/, years: [2023, 2100], words: '5.2 v8' },
  { model: /Super Duty/, words: 'powerstroke psd diesel v8' },
  { model: /Super Duty/, years: [1999, 2003], words: '7.3 7.3powerstroke 7.3diesel 7.3psd' },
  { model: /Super Duty/, years: [2003, 2007], words: '6.0 6.0powerstroke 6.0diesel 6.0psd' },
  { model: /Super Duty/, years: [1999, 2010], words: '5.4 6.8 triton v10' },
  { model: /Super Duty/, years: [2008, 2010], words: '6.4 6.4powerstroke 6.4diesel 6.4psd' },
  { model: /Super Duty/, years: [2011, 2100], words: '6.7 6.7powerstroke 6.7diesel 6.7psd' },
  { model: /Super Duty/, years: [2011, 2022], words: '6.2' },
  { model: /Super Duty/, years: [2020, 2100], words: '7.3 godzilla' },
  { model: /^Ranger$/, years: [2019, 2100], words: '2.3' },
  { model: /^Bronco [24]/, words: '2.3 2.7' },
  { model: /^Bronco$/, years: [1980, 1996], words: '5.0 5.8 4.9 v8' },
  { model: /^(Silverado|Sierra) 1500/, years: [1999, 2013], words: '4.8 5.3 6.0 vortec v8' },
  { model: /^(Silverado|Sierra) 1500/, years: [2007, 2100], words: '5.3 6.2 v8' },
  { model: /^(Silverado|Sierra) 1500/, years: [2014, 2021], words: '4.3 v6' },
  {
    model: /^(Silverado|Sierra) 1500/,
    years: [2019, 2100],
    words: '2.7 3.0 3.0duramax lm2 diesel',
  },
  { model: /^(Silverado|Sierra) [23]500HD/, words: 'duramax diesel v8' },
  { model: /^(Silverado|Sierra) [23]500HD/, years: [2001, 2004], words: 'lb7' },
  { model: /^(Silverado|Sierra) [23]500HD/, years: [2004, 2006], words: 'lly' },
  { generation: /^GMT800 HD/, years: [2006, 2007], words: 'lbz' },
  { generation: /^GMT900 HD/, years: [2007, 2010], words: 'lmm' },
  { model: /^(Silverado|Sierra) [23]500HD/, years: [2011, 2016], words: 'lml' },
  { model: /^(Silverado|Sierra) [23]500HD/, years: [2017, 2100], words: 'l5p' },
  { model: /^(Silverado|Sierra) [23]500HD/, years: [2001, 2100], words: '6.6' },
  { model: /^(Silverado|Sierra) [23]500HD/, years: [2001, 2019], words: '6.0' },
  { model: /^(Colorado|Canyon)$/, years: [2015, 2022], words: '2.5 3.6 2.8 2.8duramax' },
  { model: /^(Colorado|Canyon)$/, years: [2016, 2022], words: 'diesel' },
  { model: /^(Colorado|Canyon)$/, years: [2023, 2100], words: '2.7' },
  { model: /^(Tahoe|Yukon|Suburban)/, years: [2000, 2100], words: '5.3 v8' },
  { model: /^(Tahoe|Yukon|Suburban)/, years: [2021, 2100], words: '6.2 3.0 3.0duramax diesel' },
  { model: /^(Ram )?1500\b/, years: [2003, 2100], words: 'hemi 5.7 v8' },
  { model: /^(Ram )?1500\b/, years: [2002, 2008], words: '3.7 4.7' },
  { model: /^(Ram )?1500\b/, years: [2013, 2100], words: '3.6 pentastar v6' },
  { model: /^1500\b/, years: [2014, 2023], words: '3.0 ecodiesel diesel' },
  { model: /^1500 TRX/, words: '6.2 hellcat' },
  { model: /^(Ram )?[23]500\b/, words: 'cummins diesel' },
  { model: /^(Ram )?[23]500\b/, years: [2003, 2007], words: '5.9 5.9cummins 24v' },
  { model: /^(Ram )?[23]500\b/, years: [2007, 2100], words: '6.7 6.7cummins' },
  { model: /^(Ram )?[23]500\b/, years: [2003, 2018], words: '5.7 hemi' },
  { model: /^(Ram )?[23]500\b/, years: [2014, 2100], words: '6.4 hemi' },
  { generation: /^(YJ|TJ|XJ)$/, years: [1987, 2006], words: '4.0 2.5 i6' },
  { generation: /^JKU?$/, years: [2007, 2011], words: '3.8 v6' },
  { generation: /^JKU?$/, years: [2012, 2018], words: '3.6 pentastar v6' },
  { generation: /^JLU?$/, words: '3.6 2.0 pentastar v6' },
  { generation: /^JLU$/, years: [2020, 2023], words: '3.0 ecodiesel diesel' },
  { generation: /^JLU$/, years: [2021, 2024], words: '6.4 392 hemi v8' },
  { generation: /^JT$/, words: '3.6 pentastar v6' },
  { generation: /^JT$/, years: [2021, 2023], words: '3.0 ecodiesel diesel' },
  { generation: /^(ZJ|WJ)$/, words: '4.0 i6 v8' },
  { generation: /^WK2$/, words: '3.6 pentastar v6 5.7 hemi v8' },
  { generation: /^WK2$/, years: [2014, 2019], words: '3.0 ecodiesel diesel' },
  { model: /^Tacoma$/, years: [1995, 2004], words: '3.4 2.7 v6' },
  { model: /^4Runner$/, years: [1996, 2002], words: '3.4 2.7 v6' },
  { model: /^Tacoma$/, years: [2005, 2015], words: '4.0 v6' },
  { model: /^Tacoma$/, years: [2005, 2023], words: '2.7 4cyl' },
  { model: /^Tacoma$/, years: [2016, 2023], words: '3.5 v6' },
  { model: /^Tacoma$/, years: [2024, 2100], words: '2.4 iforce hybrid' },
  { model: /^4Runner$/, years: [2003, 2024], words: '4.0 v6' },
  { model: /^4Runner$/, years: [2003, 2009], words: '4.7 v8' },
  { model: /^4Runner$/, years: [2025, 2100], words: '2.4 iforce hybrid' },
  { model: /^(Tundra|Sequoia)$/, years: [2000, 2009], words: '4.7 v8' },
  { model: /^(Tundra|Sequoia)$/, years: [2007, 2022], words: '5.7 v8' },
  { model: /^Tundra$/, years: [2010, 2019], words: '4.6' },
  { model: /^Tundra$/, years: [2022, 2100], words: '3.4 3.5 iforce hybrid v6' },
  { model: /^FJ Cruiser$/, words: '4.0 v6' },
  { model: /^GX 470$/, words: '4.7 v8' },
  { model: /^GX 460$/, words: '4.6 v8' },
  { model: /^Titan/, words: '5.6 v8' },
  { model: /^Titan XD/, years: [2016, 2019], words: '5.0 5.0cummins diesel' },
  { model: /^(Frontier|Xterra|Pathfinder)$/, years: [2005, 2019], words: '4.0 v6' },
  { model: /^Frontier$/, years: [2020, 2100], words: '3.8 v6' },
];

/** Engines whose name alone means another truck first: a Duramax is the heavy-duty one. */
const LESSER_ENGINES: readonly Rule[] = [
  { model: /^(Silverado|Sierra) 1500/, years: [2020, 2100], words: 'duramax' },
  { model: /^(Colorado|Canyon)$/, years: [2016, 2022], words: 'duramax' },
  { model: /^(Tahoe|Yukon|Suburban)/, years: [2021, 2100], words: 'duramax' },
  { model: /^F-150$/, years: [2018, 2021], words: 'powerstroke' },
  { model: /^Titan XD/, years: [2016, 2019], words: 'cummins' },
  { model: /^Ranger$/, years: [2019, 2100], words: 'ecoboost' },
  { model: /^Bronco [24]/, words: 'ecoboost' },
];

/** Trims of several models whose name alone means this one first. */
const FAMOUS_TRIMS: readonly Rule[] = [
  { model: /^Wrangler/, words: 'rubicon sahara willys' },
  { model: /^Tacoma$/, words: 'trd offroad trdoffroad pro trdpro sr5' },
  { model: /^Silverado 1500$/, words: 'z71 trail boss trailboss custom ltz' },
  { model: /^Sierra 1500$/, words: 'at4 at4x slt sle' },
  { model: /^Colorado$/, words: 'zr2' },
  { model: /^F-150$/, words: 'tremor lariat platinum xlt fx4' },
  { model: /^1500$/, words: 'rebel laramie longhorn' },
];

/** Words of this vehicle's trims that mean it before other models. */
export function famousTrimWords(choice: VehicleChoice): Set<string> {
  return new Set(wordsOf(choice, FAMOUS_TRIMS, 'nickname').flatMap(({ words }) => words));
}

/** Owners' words for this vehicle. */
export function ownersWords(choice: VehicleChoice): OwnersWord[] {
  return [
    ...wordsOf(choice, NICKNAMES, 'nickname'),
    ...wordsOf(choice, GENERATIONS, 'generation'),
    ...wordsOf(choice, CABS, 'cab'),
    ...wordsOf(choice, ENGINES, 'engine'),
    ...wordsOf(choice, LESSER_ENGINES, 'lesserEngine'),
  ];
}

function wordsOf(choice: VehicleChoice, rules: readonly Rule[], kind: OwnersKind): OwnersWord[] {
  return rules.flatMap(({ make, model, generation, years: [first, last] = ever, words }) => {
    const from = Math.max(first, choice.yearFrom);
    const to = Math.min(last, choice.yearTo);
    const isMeant =
      from <= to &&
      (make?.test(choice.make) ?? true) &&
      (model?.test(choice.model) ?? true) &&
      (generation?.test(choice.generation) ?? true);
    return isMeant ? [{ words: words.split(' '), kind, from, to }] : [];
  });
}
