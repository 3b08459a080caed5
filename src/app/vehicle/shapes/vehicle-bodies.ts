import { frontOverhangOf, type VehicleGeometry } from '../vehicle-geometry.ts';
import type { BodyShape } from './body-shape.ts';
import { fitTemplate } from './fit-template.ts';
import { TEMPLATES, type TemplateName } from './templates.ts';

/** Vehicle record id → the body drawn for it. */
const BODIES: Readonly<Record<string, TemplateName>> = {
  'ford-f150-2004': 'f-150-2004',
  'ford-f150-2009': 'f-150-2009',
  'ford-f150-2015': 'f-150-2015',
  'ford-f150-2021': 'f-150',
  'ford-f150-raptor-2010': 'raptor-2010',
  'ford-f150-raptor-2017': 'raptor-2017',
  'ford-f150-raptor-2021': 'raptor-2021',
  'ford-superduty-2005': 'super-duty-2005',
  'ford-superduty-2011': 'super-duty-2011',
  'ford-superduty-2017': 'super-duty-2017',
  'ford-superduty-2023': 'super-duty',
  'ford-ranger-2019': 'ranger-2019',
  'ford-ranger-2024': 'ranger-2024',
  'ford-bronco-4dr-2021': 'bronco-4dr',
  'ford-bronco-2dr-2021': 'bronco-2dr',
  'chevrolet-silverado-1500-1999': 'silverado-1999',
  'chevrolet-silverado-1500-2007': 'silverado-2007',
  'chevrolet-silverado-1500-2014': 'silverado-2014',
  'chevrolet-silverado-1500-2019': 'silverado',
  'chevrolet-silverado-2500hd-2011': 'silverado-hd-2011',
  'chevrolet-silverado-2500hd-2020': 'silverado-hd-2020',
  'gmc-sierra-1500-2007': 'sierra-2007',
  'gmc-sierra-1500-2014': 'sierra-2014',
  'gmc-sierra-1500-2019': 'sierra-2019',
  'gmc-sierra-2500hd-2011': 'sierra-hd-2011',
  'gmc-sierra-2500hd-2020': 'sierra-hd-2020',
  'chevrolet-colorado-2015': 'colorado-2015',
  'chevrolet-colorado-2023': 'colorado',
  'gmc-canyon-2015': 'canyon-2015',
  'gmc-canyon-2023': 'canyon-2023',
  'chevrolet-tahoe-2007': 'tahoe-2007',
  'chevrolet-tahoe-2015': 'tahoe-2015',
  'chevrolet-tahoe-2021': 'tahoe',
  'gmc-yukon-2007': 'yukon-2007',
  'gmc-yukon-2015': 'yukon-2015',
  'gmc-yukon-2021': 'yukon-2021',
  'dodge-ram-1500-2002': 'dodge-ram-1500',
  'ram-1500-2009': 'ram-1500-2009',
  'ram-1500-2019': 'ram-1500',
  'ram-1500-trx-2021': 'ram-trx',
  'dodge-ram-2500-2003': 'dodge-ram-2500',
  'ram-2500-2010': 'ram-2500-2010',
  'ram-2500-2019': 'ram-2500',
  'jeep-wrangler-jk-2dr-2007': 'wrangler-jk-2dr',
  'jeep-wrangler-jl-2dr-2018': 'wrangler-2dr',
  'jeep-wrangler-jk-4dr-2007': 'wrangler-jk-4dr',
  'jeep-wrangler-jl-4dr-2018': 'wrangler-4dr',
  'jeep-gladiator-2020': 'gladiator',
  'jeep-cherokee-xj-1984': 'cherokee-xj',
  'jeep-grand-cherokee-wk2-2011': 'grand-cherokee',
  'toyota-tacoma-2005': 'tacoma-2005',
  'toyota-tacoma-2016': 'tacoma-2016',
  'toyota-tacoma-2024': 'tacoma-2024',
  'toyota-tundra-2007': 'tundra-2007',
  'toyota-tundra-2022': 'tundra',
  'toyota-4runner-2010': '4runner',
  'toyota-4runner-2025': '4runner-2025',
  'toyota-fj-cruiser-2007': 'fj-cruiser',
  'lexus-gx460-2010': 'gx-460',
  'nissan-titan-2004': 'titan-2004',
  'nissan-titan-2017': 'titan-2017',
  'nissan-frontier-2005': 'frontier-2005',
  'nissan-frontier-2022': 'frontier-2022',
  'nissan-xterra-2005': 'xterra',
};

const LONGEST_MIDSIZE_WHEELBASE_IN = 134;

/** A vehicle added in the back office has no entry: the nearest body of its style stands in. */
function bodyFor(vehicle: VehicleGeometry): TemplateName {
  const known = BODIES[vehicle.id];
  if (known) return known;
  if (vehicle.bodyStyle === 'extended-cab-pickup') return 'silverado-1999';
  if (vehicle.bodyStyle.includes('pickup')) {
    return vehicle.wheelbaseIn < LONGEST_MIDSIZE_WHEELBASE_IN ? 'ranger-2024' : 'f-150';
  }
  return vehicle.spareProtrusionIn ? 'wrangler-2dr' : 'tahoe';
}

const fitted = new Map<string, BodyShape>();

/** The vehicle's body in true inches; the same object for the same measures. */
export function bodyShapeOf(vehicle: VehicleGeometry): BodyShape {
  const size = {
    wheelbaseIn: vehicle.wheelbaseIn,
    frontOverhangIn: frontOverhangOf(vehicle),
    rearOverhangIn: vehicle.lengthIn - vehicle.wheelbaseIn - frontOverhangOf(vehicle),
    heightIn: vehicle.heightIn,
    tireRadiusIn: vehicle.stockTire.diameterIn / 2,
  };
  const { id, bodyStyle, spareProtrusionIn } = vehicle;
  const key = [id, bodyStyle, spareProtrusionIn, ...Object.values(size)].join();
  const known = fitted.get(key);
  if (known) return known;
  const name = bodyFor(vehicle);
  const body = fitTemplate(name, TEMPLATES[name](), size);
  fitted.set(key, body);
  return body;
}
