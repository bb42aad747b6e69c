import type { OfficeAnswerOf } from '@rochdale/contract/operations/office/office-operations';
import { formatDay } from '@rochdale/domain/dates';
import type { RequestedComparison } from '@rochdale/domain/energy/what-if/rate-request';
import { formatMoney } from '@rochdale/domain/money';
import type { Translate } from '@rochdale/domain/texts/text';
import type { Asked } from './asked-store.ts';

type Line = OfficeAnswerOf<'queues.see'>['lines'][number];
type RateChange = Extract<Asked, { kind: 'rate-change' }>['row'];

const bys = {
  intervals: 'queues.line.rate.hours',
  daily: 'queues.line.rate.days',
  register: 'queues.line.rate.bills',
} as const;

/** A request to change the schedule, side by side: what the member saw of both (office-180). */
export function rateChangeLines({ accountNumber, present, schedule, comparison }: RateChange, text: Translate): Line[] {
  const { from, to, by, months, missing, estimated, changed } = comparison;
  const money = (cents: number | null): string =>
    cents === null ? text('queues.line.rate.unknown') : formatMoney(cents);
  const same = (label: string, value: string): Line => ({ label, before: value, after: value });
  const named = (code: string, name: string): string => text('queues.line.rate.named', { code, name });
  return [
    same(text('queues.line.account'), accountNumber),
    {
      label: text('queues.line.rate'),
      before: named(present, comparison.presentName),
      after: named(schedule, comparison.askedName),
    },
    {
      label: text('queues.line.rate.sum', { count: months }),
      before: money(comparison.present),
      after: money(comparison.asked),
    },
    ...changed.map((month): Line => {
      const days = text('queues.line.rate.span', { from: formatDay(month.from), to: formatDay(month.to) });
      return { label: days, before: formatMoney(month.present), after: formatMoney(month.other) };
    }),
    same(
      text('queues.line.rate.by'),
      text(bys[by], { from: from && formatDay(from), to: to && formatDay(to), missing, estimated }),
    ),
    ...(isAdded(comparison.added) ? [same(text('queues.line.rate.added'), addedText(comparison.added, text))] : []),
  ];
}

const isAdded = (added: RequestedComparison['added']): boolean => Object.values(added).some(Boolean);

function addedText({ solar, heatPump, car, thermostat }: RequestedComparison['added'], text: Translate): string {
  return [
    solar === undefined ? '' : text('whatIf.add.solar', { kW: solar }),
    heatPump ? text('whatIf.add.heatPump') : '',
    car ? text('whatIf.add.car') : '',
    thermostat ? text('queues.line.rate.thermostat') : '',
  ]
    .filter(Boolean)
    .join(', ');
}
