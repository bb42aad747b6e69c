import type { Commodity } from '@rochdale/domain/energy/green-button/units';

const commodities = new Map<string, Commodity>([
  ['electric', 'electric'],
  ['water', 'water'],
  ['gas', 'gas'],
]);

/** The commodity of a meter by what the billing system calls it: `Electric`, `Water`, `Gas`. */
export const commodityOfMeter = (meterType: string): Commodity | undefined => commodities.get(meterType.toLowerCase());
