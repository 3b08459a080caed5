import type { TemplateMaker } from './template.ts';
import type { TemplateName } from './templates.ts';

/** The same bodies as in `templates.ts`, each fetched by the page that draws it. */
const sources: Readonly<Record<TemplateName, () => Promise<TemplateMaker>>> = {
  'ford-f150-2004': () => import('./templates/ford-f150-2004.ts').then((file) => file.fordF1502004),
  'ford-f150-2009': () => import('./templates/ford-f150-2009.ts').then((file) => file.fordF1502009),
  'ford-f150-2015': () => import('./templates/ford-f150-2015.ts').then((file) => file.fordF1502015),
  'ford-f150-2021': () => import('./templates/ford-f150.ts').then((file) => file.fordF150),
  'ford-f150-raptor-2010': () =>
    import('./templates/ford-raptor.ts').then((file) => file.fordRaptor2010),
  'ford-f150-raptor-2017': () =>
    import('./templates/ford-raptor.ts').then((file) => file.fordRaptor2017),
  'ford-f150-raptor-2021': () =>
    import('./templates/ford-raptor.ts').then((file) => file.fordRaptor2021),
  'ford-superduty-2005': () =>
    import('./templates/ford-superduty-2005.ts').then((file) => file.fordSuperDuty2005),
  'ford-superduty-2011': () =>
    import('./templates/ford-superduty-2011.ts').then((file) => file.fordSuperDuty2011),
  'ford-superduty-2017': () =>
    import('./templates/ford-superduty-2017.ts').then((file) => file.fordSuperDuty2017),
  'ford-superduty-2023': () =>
    import('./templates/ford-superduty.ts').then((file) => file.fordSuperDuty),
  'ford-ranger-2019': () =>
    import('./templates/ford-ranger-2019.ts').then((file) => file.fordRanger2019),
  'ford-ranger-2024': () =>
    import('./templates/ford-ranger-2024.ts').then((file) => file.fordRanger2024),
  'ford-bronco-4dr-2021': () =>
    import('./templates/ford-bronco-4dr.ts').then((file) => file.fordBronco4),
  'ford-bronco-2dr-2021': () =>
    import('./templates/ford-bronco-2dr.ts').then((file) => file.fordBronco2),
  'chevrolet-silverado-1500-1999': () =>
    import('./templates/chevrolet-silverado-1999.ts').then((file) => file.chevroletSilverado1999),
  'chevrolet-silverado-1500-2007': () =>
    import('./templates/chevrolet-silverado-2007.ts').then((file) => file.chevroletSilverado2007),
  'chevrolet-silverado-1500-2014': () =>
    import('./templates/chevrolet-silverado-2014.ts').then((file) => file.chevroletSilverado2014),
  'chevrolet-silverado-1500-2019': () =>
    import('./templates/chevrolet-silverado.ts').then((file) => file.chevroletSilverado),
  'chevrolet-silverado-2500hd-2011': () =>
    import('./templates/chevrolet-silverado-hd-2011.ts').then(
      (file) => file.chevroletSilveradoHd2011,
    ),
  'chevrolet-silverado-2500hd-2020': () =>
    import('./templates/chevrolet-silverado-hd-2020.ts').then(
      (file) => file.chevroletSilveradoHd2020,
    ),
  'gmc-sierra-1500-2007': () =>
    import('./templates/gmc-sierra-2007.ts').then((file) => file.gmcSierra2007),
  'gmc-sierra-1500-2014': () =>
    import('./templates/gmc-sierra-2014.ts').then((file) => file.gmcSierra2014),
  'gmc-sierra-1500-2019': () =>
    import('./templates/gmc-sierra-2019.ts').then((file) => file.gmcSierra2019),
  'gmc-sierra-2500hd-2011': () =>
    import('./templates/gmc-sierra-hd-2011.ts').then((file) => file.gmcSierraHd2011),
  'gmc-sierra-2500hd-2020': () =>
    import('./templates/gmc-sierra-hd-2020.ts').then((file) => file.gmcSierraHd2020),
  'chevrolet-colorado-2015': () =>
    import('./templates/chevrolet-colorado-2015.ts').then((file) => file.chevroletColorado2015),
  'chevrolet-colorado-2023': () =>
    import('./templates/chevrolet-colorado.ts').then((file) => file.chevroletColorado),
  'gmc-canyon-2015': () =>
    import('./templates/gmc-canyon-2015.ts').then((file) => file.gmcCanyon2015),
  'gmc-canyon-2023': () =>
    import('./templates/gmc-canyon-2023.ts').then((file) => file.gmcCanyon2023),
  'chevrolet-tahoe-2007': () =>
    import('./templates/chevrolet-tahoe-2007.ts').then((file) => file.chevroletTahoe2007),
  'chevrolet-tahoe-2015': () =>
    import('./templates/chevrolet-tahoe-2015.ts').then((file) => file.chevroletTahoe2015),
  'chevrolet-tahoe-2021': () =>
    import('./templates/chevrolet-tahoe.ts').then((file) => file.chevroletTahoe),
  'gmc-yukon-2007': () => import('./templates/gmc-yukon-2007.ts').then((file) => file.gmcYukon2007),
  'gmc-yukon-2015': () => import('./templates/gmc-yukon-2015.ts').then((file) => file.gmcYukon2015),
  'gmc-yukon-2021': () => import('./templates/gmc-yukon-2021.ts').then((file) => file.gmcYukon2021),
  'dodge-ram-1500-2002': () =>
    import('./templates/dodge-ram-2002.ts').then((file) => file.dodgeRam1500),
  'ram-1500-2009': () => import('./templates/ram-2009.ts').then((file) => file.ram2009),
  'ram-1500-2019': () => import('./templates/ram-1500.ts').then((file) => file.ram1500),
  'ram-1500-trx-2021': () => import('./templates/ram-1500.ts').then((file) => file.ramTrx),
  'dodge-ram-2500-2003': () =>
    import('./templates/dodge-ram-2002.ts').then((file) => file.dodgeRam2500),
  'ram-2500-2010': () => import('./templates/ram-2009.ts').then((file) => file.ram25002010),
  'ram-2500-2019': () => import('./templates/ram-2500.ts').then((file) => file.ram2500),
  'jeep-wrangler-jk-2dr-2007': () =>
    import('./templates/jeep-wrangler-jk.ts').then((file) => file.jeepWranglerJk2),
  'jeep-wrangler-jl-2dr-2018': () =>
    import('./templates/jeep-wrangler-2dr.ts').then((file) => file.jeepWrangler2),
  'jeep-wrangler-jk-4dr-2007': () =>
    import('./templates/jeep-wrangler-jk.ts').then((file) => file.jeepWranglerJk4),
  'jeep-wrangler-jl-4dr-2018': () =>
    import('./templates/jeep-wrangler-4dr.ts').then((file) => file.jeepWrangler4),
  'jeep-gladiator-2020': () =>
    import('./templates/jeep-gladiator.ts').then((file) => file.jeepGladiator),
  'jeep-cherokee-xj-1984': () =>
    import('./templates/jeep-cherokee-xj.ts').then((file) => file.jeepCherokeeXj),
  'jeep-grand-cherokee-wk2-2011': () =>
    import('./templates/jeep-grand-cherokee.ts').then((file) => file.jeepGrandCherokee),
  'toyota-tacoma-2005': () =>
    import('./templates/toyota-tacoma-2005.ts').then((file) => file.toyotaTacoma2005),
  'toyota-tacoma-2016': () =>
    import('./templates/toyota-tacoma-2016.ts').then((file) => file.toyotaTacoma2016),
  'toyota-tacoma-2024': () =>
    import('./templates/toyota-tacoma-2024.ts').then((file) => file.toyotaTacoma2024),
  'toyota-tundra-2007': () =>
    import('./templates/toyota-tundra-2007.ts').then((file) => file.toyotaTundra2007),
  'toyota-tundra-2022': () =>
    import('./templates/toyota-tundra.ts').then((file) => file.toyotaTundra),
  'toyota-4runner-2010': () =>
    import('./templates/toyota-4runner.ts').then((file) => file.toyota4Runner),
  'toyota-4runner-2025': () =>
    import('./templates/toyota-4runner-2025.ts').then((file) => file.toyota4Runner2025),
  'toyota-fj-cruiser-2007': () => import('./templates/toyota-fj.ts').then((file) => file.toyotaFj),
  'lexus-gx460-2010': () => import('./templates/lexus-gx460.ts').then((file) => file.lexusGx460),
  'nissan-titan-2004': () =>
    import('./templates/nissan-titan-2004.ts').then((file) => file.nissanTitan2004),
  'nissan-titan-2017': () =>
    import('./templates/nissan-titan-2017.ts').then((file) => file.nissanTitan2017),
  'nissan-frontier-2005': () =>
    import('./templates/nissan-frontier-2005.ts').then((file) => file.nissanFrontier2005),
  'nissan-frontier-2022': () =>
    import('./templates/nissan-frontier-2022.ts').then((file) => file.nissanFrontier2022),
  'nissan-xterra-2005': () =>
    import('./templates/nissan-xterra-2005.ts').then((file) => file.nissanXterra2005),
};

const here = new Map<TemplateName, TemplateMaker>();
const onTheWay = new Map<TemplateName, Promise<void>>();

export function isTemplateName(id: string): id is TemplateName {
  return Object.hasOwn(sources, id);
}

/** Throws where nobody has waited for `loadTemplate`. */
export function templateOf(name: TemplateName): TemplateMaker {
  const template = here.get(name);
  if (!template) throw new Error(`The body of ${name} was not loaded before it is drawn`);
  return template;
}

/** Null when it is here; else the same promise to everybody who asks. What failed is asked for anew. */
export function loadTemplate(name: TemplateName): Promise<void> | null {
  if (here.has(name)) return null;
  const known = onTheWay.get(name);
  if (known) return known;
  const coming = sources[name]()
    .then((template) => void here.set(name, template))
    .finally(() => onTheWay.delete(name));
  onTheWay.set(name, coming);
  return coming;
}
