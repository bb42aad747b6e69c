import type { explainedBill } from '@rochdale/contract/schemas/bill-explained';
import type { BillReadings } from '@rochdale/domain/account/bills/bill-readings';
import { formatDay } from '@rochdale/domain/dates';
import { alwaysOn } from '@rochdale/domain/energy/usage/findings/always-on';
import { runningWater } from '@rochdale/domain/energy/usage/findings/running-water';
import { wentBack } from '@rochdale/domain/energy/usage/findings/went-back';
import { oddDay } from '@rochdale/domain/energy/usage/picture/odd-day';
import { type Cents, formatMoney } from '@rochdale/domain/money';
import { formatNumber, formatsOf } from '@rochdale/domain/texts/formats';
import type { TextLanguage } from '@rochdale/domain/texts/languages';
import type { Translate } from '@rochdale/domain/texts/text';
import type { z } from 'zod';
import type { MeterIntervals } from '../../../energy/usage/public.ts';
import type { AccountDay } from './bill-usage.ts';

type Finding = z.input<typeof explainedBill>['findings'][number];

/** What is looked through for what may be wrong. */
interface Looked {
  readonly accountType: string;
  readonly unit: string;
  readonly days: readonly AccountDay[];
  readonly intervals: readonly MeterIntervals[];
  readonly readings: readonly BillReadings[];
  /** What so much more use in the period would have come to, where that is known. */
  readonly costOf: (use: number) => Cents | undefined;
  readonly billedDays: number;
}

const monthDays = 30;

/** What is worth a look (account-126), in words, the most pressing first. */
export function foundThings(looked: Looked, text: Translate, language: TextLanguage): Finding[] {
  const { accountType, readings } = looked;
  const back = readings.filter(({ first, last }) => wentBack(first, last));
  return [
    ...back.flatMap(({ meterNumber: meter, first, last }): Finding[] =>
      first && last
        ? [
            {
              kind: 'wentBack',
              text: text('billExplained.wrong.wentBack', {
                meter,
                first: formatNumber(first.reading),
                from: formatDay(first.readOn),
                last: formatNumber(last.reading),
                to: formatDay(last.readOn),
              }),
            },
          ]
        : [],
    ),
    ...(accountType === 'Water' ? water(looked, text) : []),
    ...(accountType === 'Electric' ? power(looked, text, language) : []),
  ];
}

function water({ intervals, unit }: Looked, text: Translate): Finding[] {
  const found = runningWater(intervals);
  if (!found) return [];
  const { hours, from, to, isRunning, aDay } = found;
  const values = { hours, from: formatDay(from), aDay: formatNumber(aDay, { most: 0 }), unit };
  return [
    {
      kind: 'water',
      text: isRunning
        ? text('billExplained.wrong.water.now', values)
        : text('billExplained.wrong.water', { ...values, to: formatDay(to) }),
    },
  ];
}

function power(looked: Looked, text: Translate, language: TextLanguage): Finding[] {
  const found: Finding[] = [];
  const meters = new Set(looked.intervals.map(({ meterNumber }) => meterNumber));
  const steady = meters.size === 1 ? alwaysOn(looked.intervals) : undefined;
  if (steady) {
    const power = formatNumber(steady.power, { least: 1, most: 1 });
    const cost = looked.costOf(steady.power * 24 * looked.billedDays);
    found.push({
      kind: 'alwaysOn',
      text:
        cost === undefined
          ? text('billExplained.wrong.alwaysOn', {
              power,
              use: `${formatNumber(steady.power * 24 * monthDays, { most: 0 })} ${looked.unit}`,
            })
          : text('billExplained.wrong.alwaysOn.cost', {
              power,
              cost: formatMoney(Math.round(((cost / looked.billedDays) * monthDays) / 100) * 100).replace('.00', ''),
            }),
    });
  }
  const odd = oddDay(looked.days);
  if (odd)
    found.push({
      kind: 'oddDay',
      text: text('billExplained.wrong.oddDay', {
        day: formatsOf(language).nearDay(odd.date, 'long'),
        value: formatNumber(odd.usageValue, { most: 0 }),
        usual: formatNumber(odd.usual, { most: 0 }),
        unit: looked.unit,
      }),
    });
  return found;
}
