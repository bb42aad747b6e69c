import { formatDay, type LocalDay } from '@rochdale/domain/dates';
import { shownUnit } from '@rochdale/domain/energy/usage/units';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import type { Translate } from '@rochdale/domain/texts/text';
import { useText } from '../../../lib/text/text.ts';
import { type Stat, Stats } from '../../../ui/figures/stats.tsx';
import type { MeterDays, PrepaidSummary } from './usage-calls.ts';
import { quantityText } from './usage-texts.ts';

type Summary = MeterDays['summarization'];

/** The summary tiles (energy-25): what nobody knows has none. */
export function SummaryTiles({ summary, days, unit }: { summary: Summary; days: number; unit: string }) {
  const text = useText();
  const tiles = [
    tile(text('usage.total'), summary.totalConsumption, unit, {
      note: days === 1 ? text('usage.total.oneDay') : text('usage.total.days', { count: days }),
    }),
    tile(text('usage.average'), summary.averageConsumption, unit, { note: text('usage.average.day') }),
    tile(text('usage.highest'), summary.highestUsage, unit, dated(summary.highestUsageDate)),
    tile(text('usage.lowest'), summary.lowestUsage, unit, dated(summary.lowestUsageDate)),
    tile(text('usage.maxDemand'), summary.maxDemand, 'kW', { decimals: 2 }),
    tile(text('usage.highestTemperature'), summary.highestTemperature, '°F', dated(summary.highestTemperatureDate)),
    tile(text('usage.lowestTemperature'), summary.lowestTemperature, '°F', dated(summary.lowestTemperatureDate)),
  ];
  return <Stats label={text('usage.summary')} stats={tiles.flatMap((one) => one ?? [])} />;
}

const dated = (day: LocalDay | null) => (day === null ? {} : { note: formatDay(day) });

function tile(
  label: string,
  value: number | null,
  unit: string,
  { decimals = 0, ...more }: { readonly decimals?: 0 | 2; readonly note?: string },
): Stat | undefined {
  return value === null ? undefined : { label, value: quantityText(value, decimals), unit, ...more };
}

/** The prepaid tiles (energy-26). */
export function PrepaidTiles({ summary }: { summary: PrepaidSummary }) {
  const text = useText();
  const { lastEnergyUsage, lastPaymentDate } = summary;
  const unit = shownUnit(summary.unitOfMeasure);
  const stats: Stat[] = [
    { label: text('usage.prepaid.balance'), value: money(summary.currentBalance, text) },
    { label: text('usage.prepaid.average'), value: money(summary.avgDailyChg, text) },
    lastEnergyUsage === null
      ? { label: text('usage.prepaid.lastUsage'), value: text('usage.unknown') }
      : { label: text('usage.prepaid.lastUsage'), value: quantityText(lastEnergyUsage, 0), unit },
    { label: text('usage.prepaid.lastCharge'), value: money(summary.lastDailyEnergyChg, text) },
    {
      label: text('usage.prepaid.lastPayment'),
      value: money(summary.lastPaymentAmount, text),
      ...(lastPaymentDate !== null && { note: formatDay(lastPaymentDate) }),
    },
    { label: text('usage.prepaid.unpaid'), value: money(summary.arreCapture, text) },
  ];
  return <Stats label={text('usage.prepaid')} stats={stats} />;
}

const money = (dollars: number | null, text: Translate): string =>
  dollars === null ? text('usage.unknown') : formatMoney(centsOf(dollars));
