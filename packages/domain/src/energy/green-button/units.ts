/** What a meter measures. */
export type Commodity = 'electric' | 'water' | 'gas';

/** The unit that each is counted in here; amounts are thousandths of it. */
export type UsageUnit = 'kWh' | 'gal' | 'therm';

export const unitOf: Record<Commodity, UsageUnit> = { electric: 'kWh', water: 'gal', gas: 'therm' };

const gallonsPerFoot = 1728 / 231;
const gallonsPerLitre = 1 / 3.785411784;
const joulesPerTherm = 105_505_585.262;

/** Thousandths of the unit in one of a measure (ESPI UomType). */
const electric = new Map([
  [72, 1],
  [31, 1 / 3600],
]);
const water = new Map([
  [128, 1000],
  [130, 1000 * 4.54609 * gallonsPerLitre],
  ...[119, 120].map((code) => [code, 1000 * gallonsPerFoot] as const),
  ...[42, 166, 167].map((code) => [code, 1_000_000 * gallonsPerLitre] as const),
  ...[134, 156, 157].map((code) => [code, 1000 * gallonsPerLitre] as const),
]);
const gas = new Map([
  [169, 1000],
  [132, 1000 / 100_000],
  [72, (1000 * 3600) / joulesPerTherm],
  [31, 1000 / joulesPerTherm],
]);
const gasVolumes = new Map([
  [119, 1],
  [120, 1],
  [42, 1 / 0.3048 ** 3],
  [166, 1 / 0.3048 ** 3],
  [167, 1 / 0.3048 ** 3],
]);

/**
 * Thousandths of the commodity's unit in one of a measure; undefined for what is no amount of it (volts, watts). A
 * volume of gas needs its heat: therms in a hundred cubic feet.
 */
export function thousandthsIn(commodity: Commodity, uom: number, thermsPerCcf?: number): number | undefined {
  if (commodity === 'electric') return electric.get(uom);
  if (commodity === 'water') return water.get(uom);
  const feet = gasVolumes.get(uom);
  if (feet === undefined) return gas.get(uom);
  return thermsPerCcf === undefined ? undefined : feet * thermsPerCcf * 10;
}

/** Whether the measure is a volume of gas, which therms follow from only by its heat. */
export const isGasVolume = (commodity: Commodity, uom: number): boolean => commodity === 'gas' && gasVolumes.has(uom);

/** ESPI CommodityKind; other commodities (steam, refuse, waste water) are not usage of a meter here. */
const commodities = new Map<number, Commodity>([
  [1, 'electric'],
  [2, 'electric'],
  [26, 'electric'],
  [7, 'gas'],
  [9, 'water'],
  [14, 'water'],
]);
/** ESPI ServiceKind of a usage point. */
const services = new Map<number, Commodity>([
  [0, 'electric'],
  [1, 'gas'],
  [2, 'water'],
]);

/** The commodity as the reading type names it, or else the usage point, or else the measure. */
export function commodityOf(kind: number | null, serviceKind: number | null, uom: number): Commodity | undefined {
  if (kind !== null && kind !== 0) return commodities.get(kind);
  if (serviceKind !== null) return services.get(serviceKind);
  if (electric.has(uom)) return 'electric';
  if (gas.has(uom)) return 'gas';
  return uom === 128 ? 'water' : undefined;
}
