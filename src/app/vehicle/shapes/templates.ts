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

/** The drawn bodies; vehicles without one of their own are warped from the nearest. */
export const TEMPLATES = {
  'f-150': fordF150,
  'super-duty': fordSuperDuty,
  'ranger-2019': fordRanger2019,
  'ranger-2024': fordRanger2024,
  'bronco-2dr': fordBronco2,
  'bronco-4dr': fordBronco4,
  'silverado-1999': chevroletSilverado1999,
  'silverado-2007': chevroletSilverado2007,
  'silverado-2014': chevroletSilverado2014,
  silverado: chevroletSilverado,
  'silverado-hd-2011': chevroletSilveradoHd2011,
  'silverado-hd-2020': chevroletSilveradoHd2020,
  'sierra-2007': gmcSierra2007,
  'sierra-2014': gmcSierra2014,
  'sierra-2019': gmcSierra2019,
  'sierra-hd-2011': gmcSierraHd2011,
  'sierra-hd-2020': gmcSierraHd2020,
  'colorado-2015': chevroletColorado2015,
  colorado: chevroletColorado,
  'canyon-2015': gmcCanyon2015,
  'canyon-2023': gmcCanyon2023,
  'tahoe-2007': chevroletTahoe2007,
  'tahoe-2015': chevroletTahoe2015,
  tahoe: chevroletTahoe,
  'yukon-2007': gmcYukon2007,
  'yukon-2015': gmcYukon2015,
  'yukon-2021': gmcYukon2021,
  'ram-1500': ram1500,
  'ram-2500': ram2500,
  'wrangler-2dr': jeepWrangler2,
  'wrangler-4dr': jeepWrangler4,
  gladiator: jeepGladiator,
  'cherokee-xj': jeepCherokeeXj,
  'grand-cherokee': jeepGrandCherokee,
  'tacoma-2016': toyotaTacoma2016,
  'tacoma-2024': toyotaTacoma2024,
  tundra: toyotaTundra,
  '4runner': toyota4Runner,
  'fj-cruiser': toyotaFj,
  'titan-2004': nissanTitan2004,
  'titan-2017': nissanTitan2017,
  'frontier-2005': nissanFrontier2005,
  'frontier-2022': nissanFrontier2022,
  xterra: nissanXterra2005,
  'gx-460': lexusGx460,
  'f-150-2004': fordF1502004,
  'f-150-2009': fordF1502009,
  'f-150-2015': fordF1502015,
  'raptor-2010': fordRaptor2010,
  'raptor-2017': fordRaptor2017,
  'raptor-2021': fordRaptor2021,
  'super-duty-2005': fordSuperDuty2005,
  'super-duty-2011': fordSuperDuty2011,
  'super-duty-2017': fordSuperDuty2017,
  'tundra-2007': toyotaTundra2007,
  'tacoma-2005': toyotaTacoma2005,
  '4runner-2025': toyota4Runner2025,
  'dodge-ram-1500': dodgeRam1500,
  'dodge-ram-2500': dodgeRam2500,
  'ram-1500-2009': ram2009,
  'ram-2500-2010': ram25002010,
  'ram-trx': ramTrx,
  'wrangler-jk-2dr': jeepWranglerJk2,
  'wrangler-jk-4dr': jeepWranglerJk4,
} satisfies Record<string, TemplateMaker>;

export type TemplateName = keyof typeof TEMPLATES;
