import type { Commodity } from '@rochdale/domain/energy/green-button/units';
import type { Translate } from '@rochdale/domain/texts/text';

/** What a feed calls what a meter measures. */
export function titleOf(commodity: Commodity, text: Translate): string {
  if (commodity === 'water') return text('greenButton.water');
  return commodity === 'gas' ? text('greenButton.gas') : text('greenButton.electric');
}
