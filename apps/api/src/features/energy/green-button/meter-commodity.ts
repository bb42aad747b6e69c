import type { Commodity } from '@rochdale/domain/energy/green-button/units';
import type { Translate } from '@rochdale/domain/texts/text';

const commodities = new Map<string, Commodity>([
  ['electric', 'electric'],
  ['water', 'water'],
  ['gas', 'gas'],
]);

/** The commodity of a meter by what the billing system calls it: `Electric`, `Water`, `Gas`. */
export const commodityOfMeter = (meterType: string): Commodity | undefined => commodities.get(meterType.toLowerCase());

/** What a feed calls what a meter measures. */
export function titleOf(commodity: Commodity, text: Translate): string {
  if (commodity === 'water') return text('greenButton.water');
  return commodity === 'gas' ? text('greenButton.gas') : text('greenButton.electric');
}
