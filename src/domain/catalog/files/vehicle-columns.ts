import { listCell, numberCell, orUnknown, textCell, yesNoCell } from './cells.ts';
import { type Column, column } from './column.ts';
import {
  anglesCell,
  anyTextCell,
  brakesCell,
  factoryTiresCell,
  kitAnswersCell,
  liftTiresCell,
  numbersCell,
  optionsCell,
  rangeCell,
  trimsCell,
  yearFactsCell,
} from './vehicle-cells.ts';

const unknownNumber = orUnknown(numberCell);

/** A column added in a later release: files of earlier releases do not have it, and existing values are kept. */
function laterColumn(...given: Parameters<typeof column>): Column {
  return { ...column(...given), isOptional: true };
}

/** A vehicle generation: identity, dimensions, stock equipment, and what clears at which lift. */
export const vehicleColumns: readonly Column[] = [
  column('id', 'id', textCell),
  column('slug', 'slug', textCell),
  column('make', 'make', textCell),
  column('model', 'model', textCell),
  column('generation', 'generation', anyTextCell),
  column('year_from', 'years.0', numberCell),
  column('year_to', 'years.1', unknownNumber),
  column('body_style', 'bodyStyle', textCell),
  column('configuration', 'representativeConfig', anyTextCell),
  column('wheelbase_in', 'wheelbaseIn', numberCell),
  column('length_in', 'lengthIn', numberCell),
  column('height_in', 'heightIn', numberCell),
  column('width_in', 'widthIn', numberCell),
  column('front_overhang_in', 'frontOverhangIn', numberCell),
  column('rear_overhang_in', 'rearOverhangIn', numberCell),
  column('overhang_basis', 'overhangBasis', anyTextCell),
  column('length_includes', 'lengthIncludes', textCell),
  column('spare_protrusion_in', 'spareProtrusionIn', unknownNumber),
  column('ground_clearance_in', 'groundClearanceIn', unknownNumber),
  column('stock_tire', 'stockTire.size', textCell),
  column('stock_tire_in', 'stockTire.diameterIn', numberCell),
  column('other_stock_tires', 'altStockTires', listCell),
  column('stock_wheel_in', 'stockWheel.diameterIn', numberCell),
  column('stock_wheel_width_in', 'stockWheel.widthIn', numberCell),
  column('stock_offset_mm', 'stockWheel.offsetMm', unknownNumber),
  column('bolt_pattern', 'boltPattern', textCell),
  column('hub_bore_mm', 'hubBoreMm', numberCell),
  column('lug_thread', 'lugThread', textCell),
  column('front_suspension', 'suspension.front', textCell),
  laterColumn('front_spring', 'suspension.frontSpring', orUnknown(textCell)),
  column('rear_suspension', 'suspension.rear', textCell),
  laterColumn('air_option', 'suspension.airOption', orUnknown(yesNoCell)),
  laterColumn('suspension_notes', 'suspension.notes', anyTextCell),
  column('axle_ratios', 'stockAxleRatios', numbersCell),
  column('max_tire_stock_in', 'maxTireStockIn', numberCell),
  column('lift_tires', 'liftTire', liftTiresCell),
  laterColumn('trims', 'trims', orUnknown(trimsCell)),
  column('angles_deg', 'publishedAngles', anglesCell),
  column('gawr_front_lb', 'gawrFrontLb', unknownNumber),
  column('gawr_rear_lb', 'gawrRearLb', unknownNumber),
  laterColumn('gawr_front_range_lb', 'gawrFrontRangeLb', orUnknown(rangeCell)),
  laterColumn('gawr_rear_range_lb', 'gawrRearRangeLb', orUnknown(rangeCell)),
  column('stock_load_index', 'stockLoadIndex', unknownNumber),
  column('min_wheel_in', 'minWheelDiameterIn', unknownNumber),
  laterColumn('wheel_over_brakes_in', 'wheelOverBrakes', orUnknown(brakesCell)),
  laterColumn('factory_tires', 'factoryTires', orUnknown(factoryTiresCell)),
  laterColumn('kit_answers', 'kitAnswers', kitAnswersCell),
  laterColumn('options', 'options', optionsCell),
  laterColumn('by_years', 'byYears', yearFactsCell),
  laterColumn('stand_in_body', 'standInBody', orUnknown(textCell)),
  column('confidence', 'confidence', textCell),
  column('notes', 'notes', anyTextCell),
  column('unverified', 'unverified', listCell),
];
