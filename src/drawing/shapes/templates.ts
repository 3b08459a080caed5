import type { TemplateMaker } from './template.ts';
import { chevroletColorado } from './templates/chevrolet-colorado.ts';
import { chevroletColorado2015 } from './templates/chevrolet-colorado-2015.ts';
import { chevroletSilverado } from './templates/chevrolet-silverado.ts';
import { chevroletSilverado1999 } from './templates/chevrolet-silverado-1999.ts';
import { chevroletSilverado2007 } from './templates/chevrolet-silverado-2007.ts';
import { chevroletSilverado2014 } from './templates/chevrolet-silverado-2014.ts';
import { chevroletSilveradoHd2011 } from './templates/chevrolet-silverado-hd-2011.ts';
import { chevroletSilveradoHd2020 } from './templates/chevrolet-silverado-hd-2020.ts';
import { chevroletTahoe } from './templates/chevrolet-tahoe.ts';
import { chevroletTahoe2007 } from './templates/chevrolet-tahoe-2007.ts';
import { chevroletTahoe2015 } from './templates/chevrolet-tahoe-2015.ts';
import { dodgeRam1500, dodgeRam2500 } from './templates/dodge-ram-2002.ts';
import { fordBronco2 } from './templates/ford-bronco-2dr.ts';
import { fordBronco4 } from './templates/ford-bronco-4dr.ts';
import { fordF150 } from './templates/ford-f150.ts';
import { fordF1502004 } from './templates/ford-f150-2004.ts';
import { fordF1502009 } from './templates/ford-f150-2009.ts';
import { fordF1502015 } from './templates/ford-f150-2015.ts';
import { fordRanger2019 } from './templates/ford-ranger-2019.ts';
import { fordRanger2024 } from './templates/ford-ranger-2024.ts';
import { fordRaptor2010, fordRaptor2017, fordRaptor2021 } from './templates/ford-raptor.ts';
import { fordSuperDuty } from './templates/ford-superduty.ts';
import { fordSuperDuty2005 } from './templates/ford-superduty-2005.ts';
import { fordSuperDuty2011 } from './templates/ford-superduty-2011.ts';
import { fordSuperDuty2017 } from './templates/ford-superduty-2017.ts';
import { gmcCanyon2015 } from './templates/gmc-canyon-2015.ts';
import { gmcCanyon2023 } from './templates/gmc-canyon-2023.ts';
import { gmcSierra2007 } from './templates/gmc-sierra-2007.ts';
import { gmcSierra2014 } from './templates/gmc-sierra-2014.ts';
import { gmcSierra2019 } from './templates/gmc-sierra-2019.ts';
import { gmcSierraHd2011 } from './templates/gmc-sierra-hd-2011.ts';
import { gmcSierraHd2020 } from './templates/gmc-sierra-hd-2020.ts';
import { gmcYukon2007 } from './templates/gmc-yukon-2007.ts';
import { gmcYukon2015 } from './templates/gmc-yukon-2015.ts';
import { gmcYukon2021 } from './templates/gmc-yukon-2021.ts';
import { jeepCherokeeXj } from './templates/jeep-cherokee-xj.ts';
import { jeepGladiator } from './templates/jeep-gladiator.ts';
import { jeepGrandCherokee } from './templates/jeep-grand-cherokee.ts';
import { jeepWrangler2 } from './templates/jeep-wrangler-2dr.ts';
import { jeepWrangler4 } from './templates/jeep-wrangler-4dr.ts';
import { jeepWranglerJk2, jeepWranglerJk4 } from './templates/jeep-wrangler-jk.ts';
import { lexusGx460 } from './templates/lexus-gx460.ts';
import { nissanFrontier2005 } from './templates/nissan-frontier-2005.ts';
import { nissanFrontier2022 } from './templates/nissan-frontier-2022.ts';
import { nissanTitan2004 } from './templates/nissan-titan-2004.ts';
import { nissanTitan2017 } from './templates/nissan-titan-2017.ts';
import { nissanXterra2005 } from './templates/nissan-xterra-2005.ts';
import { ram1500, ramTrx } from './templates/ram-1500.ts';
import { ram2009, ram25002010 } from './templates/ram-2009.ts';
import { ram2500 } from './templates/ram-2500.ts';
import { toyota4Runner } from './templates/toyota-4runner.ts';
import { toyota4Runner2025 } from './templates/toyota-4runner-2025.ts';
import { toyotaFj } from './templates/toyota-fj.ts';
import { toyotaTacoma2005 } from './templates/toyota-tacoma-2005.ts';
import { toyotaTacoma2016 } from './templates/toyota-tacoma-2016.ts';
import { toyotaTacoma2024 } from './templates/toyota-tacoma-2024.ts';
import { toyotaTundra } from './templates/toyota-tundra.ts';
import { toyotaTundra2007 } from './templates/toyota-tundra-2007.ts';

/**
 * The drawn bodies, by the record of the vehicle that each was drawn for. Browsers have
 * `templates-by-need.ts` in place of this file: package.json, "imports".
 */
const templates = {
  'ford-f150-2004': fordF1502004,
  'ford-f150-2009': fordF1502009,
  'ford-f150-2015': fordF1502015,
  'ford-f150-2021': fordF150,
  'ford-f150-raptor-2010': fordRaptor2010,
  'ford-f150-raptor-2017': fordRaptor2017,
  'ford-f150-raptor-2021': fordRaptor2021,
  'ford-superduty-2005': fordSuperDuty2005,
  'ford-superduty-2011': fordSuperDuty2011,
  'ford-superduty-2017': fordSuperDuty2017,
  'ford-superduty-2023': fordSuperDuty,
  'ford-ranger-2019': fordRanger2019,
  'ford-ranger-2024': fordRanger2024,
  'ford-bronco-4dr-2021': fordBronco4,
  'ford-bronco-2dr-2021': fordBronco2,
  'chevrolet-silverado-1500-1999': chevroletSilverado1999,
  'chevrolet-silverado-1500-2007': chevroletSilverado2007,
  'chevrolet-silverado-1500-2014': chevroletSilverado2014,
  'chevrolet-silverado-1500-2019': chevroletSilverado,
  'chevrolet-silverado-2500hd-2011': chevroletSilveradoHd2011,
  'chevrolet-silverado-2500hd-2020': chevroletSilveradoHd2020,
  'gmc-sierra-1500-2007': gmcSierra2007,
  'gmc-sierra-1500-2014': gmcSierra2014,
  'gmc-sierra-1500-2019': gmcSierra2019,
  'gmc-sierra-2500hd-2011': gmcSierraHd2011,
  'gmc-sierra-2500hd-2020': gmcSierraHd2020,
  'chevrolet-colorado-2015': chevroletColorado2015,
  'chevrolet-colorado-2023': chevroletColorado,
  'gmc-canyon-2015': gmcCanyon2015,
  'gmc-canyon-2023': gmcCanyon2023,
  'chevrolet-tahoe-2007': chevroletTahoe2007,
  'chevrolet-tahoe-2015': chevroletTahoe2015,
  'chevrolet-tahoe-2021': chevroletTahoe,
  'gmc-yukon-2007': gmcYukon2007,
  'gmc-yukon-2015': gmcYukon2015,
  'gmc-yukon-2021': gmcYukon2021,
  'dodge-ram-1500-2002': dodgeRam1500,
  'ram-1500-2009': ram2009,
  'ram-1500-2019': ram1500,
  'ram-1500-trx-2021': ramTrx,
  'dodge-ram-2500-2003': dodgeRam2500,
  'ram-2500-2010': ram25002010,
  'ram-2500-2019': ram2500,
  'jeep-wrangler-jk-2dr-2007': jeepWranglerJk2,
  'jeep-wrangler-jl-2dr-2018': jeepWrangler2,
  'jeep-wrangler-jk-4dr-2007': jeepWranglerJk4,
  'jeep-wrangler-jl-4dr-2018': jeepWrangler4,
  'jeep-gladiator-2020': jeepGladiator,
  'jeep-cherokee-xj-1984': jeepCherokeeXj,
  'jeep-grand-cherokee-wk2-2011': jeepGrandCherokee,
  'toyota-tacoma-2005': toyotaTacoma2005,
  'toyota-tacoma-2016': toyotaTacoma2016,
  'toyota-tacoma-2024': toyotaTacoma2024,
  'toyota-tundra-2007': toyotaTundra2007,
  'toyota-tundra-2022': toyotaTundra,
  'toyota-4runner-2010': toyota4Runner,
  'toyota-4runner-2025': toyota4Runner2025,
  'toyota-fj-cruiser-2007': toyotaFj,
  'lexus-gx460-2010': lexusGx460,
  'nissan-titan-2004': nissanTitan2004,
  'nissan-titan-2017': nissanTitan2017,
  'nissan-frontier-2005': nissanFrontier2005,
  'nissan-frontier-2022': nissanFrontier2022,
  'nissan-xterra-2005': nissanXterra2005,
} satisfies Record<string, TemplateMaker>;

export type TemplateName = keyof typeof templates;

export function isTemplateName(id: string): id is TemplateName {
  return Object.hasOwn(templates, id);
}

export function templateOf(name: TemplateName): TemplateMaker {
  return templates[name];
}

/** All of them are here: there is nothing to wait for. */
export function loadTemplate(_: TemplateName): Promise<void> | null {
  return null;
}
