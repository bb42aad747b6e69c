import { formatDay, type LocalDay } from '@rochdale/domain/dates';
import { costOf } from '@rochdale/domain/energy/usage/picture/effective-rate';
import { shownUnit } from '@rochdale/domain/energy/usage/units';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import type { Translate } from '@rochdale/domain/texts/text';
import { type Stat, StatList, Stats } from '@rochdale/ui/figures/stats.tsx';
import { Fold } from '@rochdale/ui/layout/fold.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { MeterDays, PrepaidSummary, UsageRow } from './usage-calls.ts';
import { quantityText, type Rate, wholeDollars } from './usage-texts.ts';

type Summary = MeterDays['summarization'];

interface KeyUsageProps {
  readonly summary: Summary;
  readonly rows: readonly UsageRow[];
  readonly unit: string;
  readonly rate: Rate | undefined;
  readonly isInDollars: boolean;
}

/** The three figures that matter most; the other tiles (energy-25) stand in a fold. What nobody knows has none. */
export function KeyUsage({ summary, rows, unit, rate, isInDollars }: KeyUsageProps) {
  const text = useText();
  const read = rows.filter(({ usageValue }) => usageValue !== null).length;
  const days = read === 1 ? text('usage.total.oneDay') : text('usage.total.days', { count: read });
  const told = (value: number | null, count: number, note: string) =>
    toldIn({ value, unit, rate, isInDollars, note, days: count }, text);
  const first = [
    { label: text('usage.total'), ...told(summary.totalConsumption, read, days) },
    { label: text('usage.average'), ...told(summary.averageConsumption, 1, text('usage.average.day')) },
    { label: text('usage.highest'), ...told(summary.highestUsage, 1, dayOf(summary.highestUsageDate)) },
  ];
  const rest = [
    fact(text('usage.lowest'), summary.lowestUsage, unit, summary.lowestUsageDate, text),
    summary.maxDemand === null
      ? undefined
      : { label: text('usage.maxDemand'), value: `${quantityText(summary.maxDemand, 2)} kW` },
    fact(text('usage.highestTemperature'), summary.highestTemperature, '°F', summary.highestTemperatureDate, text),
    fact(text('usage.lowestTemperature'), summary.lowestTemperature, '°F', summary.lowestTemperatureDate, text),
  ].flatMap((one) => one ?? []);
  return (
    <section aria-label={text('usage.summary')} className="key-usage">
      <StatList
        isRow
        stats={first.flatMap(({ value, ...stat }) => (value === undefined ? [] : [{ ...stat, value }]))}
      />
      {rest.length > 0 && (
        <Fold title={text('usage.summary.rest')}>
          <dl className="key-usage__rest">
            {rest.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      )}
    </section>
  );
}

const dayOf = (day: LocalDay | null): string => (day === null ? '' : formatDay(day));

interface Told {
  readonly value: number | null;
  readonly unit: string;
  readonly rate: Rate | undefined;
  readonly isInDollars: boolean;
  readonly note: string;
  readonly days: number;
}

/** A quantity with its note; in dollars, with the quantity beneath. */
function toldIn({ value, unit, rate, isInDollars, note, days }: Told, text: Translate) {
  if (value === null) return { value: undefined };
  const quantity = quantityText(value, 0);
  const cents = rate && costOf(rate, value, days);
  if (typeof cents !== 'number') return { value: quantity, unit, note };
  const about = text('usage.about', { amount: days > 1 ? wholeDollars(cents / 100) : formatMoney(cents) });
  if (isInDollars) return { value: about, note: `${quantity} ${unit}, ${note}` };
  return { value: quantity, unit, note: days > 1 ? `${note}, ${about}` : note };
}

function fact(label: string, value: number | null, unit: string, day: LocalDay | null, text: Translate) {
  if (value === null) return undefined;
  const shown = `${quantityText(value, 0)} ${unit}`;
  return { label, value: day === null ? shown : text('usage.onDay', { value: shown, date: formatDay(day) }) };
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
