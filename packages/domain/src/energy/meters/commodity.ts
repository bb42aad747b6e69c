import type { Commodity } from '../green-button/units.ts';

const commodities = new Map<string, Commodity>([
  ['electric', 'electric'],
  ['water', 'water'],
  ['gas', 'gas'],
]);

/** What a meter measures by what the billing system calls it, or an account by its type: `Electric`, `Water`, `Gas`. */
export const commodityOfMeter = (meterType: string): Commodity | undefined => commodities.get(meterType.toLowerCase());

/** The meters of what an account is for: gallons are not added to kWh (energy-102). All, where its type names no commodity. */
export function ownMeters<T extends { readonly commodity: Commodity | undefined }>(
  meters: readonly T[],
  accountType: string,
): T[] {
  const own = commodityOfMeter(accountType);
  return meters.filter(({ commodity }) => own === undefined || commodity === own);
}
