import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isLocalDay } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import type { PricedLine } from '@rochdale/domain/rates/charges/priced-line';
import type { Comparison, UnpricedReason } from '@rochdale/domain/rates/differences/compare-bill';
import { priceBill } from '@rochdale/domain/rates/price-bill';
import { priceDays } from '../../features/energy/priced-days/public.ts';
import { compareBills, importUrdb, loadSchedules } from '../../features/energy/rates/public.ts';
import { loadSite } from '../../features/website/site/load-site.ts';
import { systemClock } from '../../platform/clock.ts';
import { counted } from '../../platform/counted.ts';
import { type Environment, readEnvironment } from '../../platform/environment.ts';
import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';

const text = { type: 'string' } as const;
const options = {
  since: text,
  code: text,
  label: text,
  from: text,
  to: text,
  kwh: text,
  back: text,
  kw: text,
  with: text,
} as const;
type Values = ReturnType<
  typeof parseArgs<{ options: typeof options; args: string[]; allowPositionals: true }>
>['values'];

export const ratesCommand: Command = {
  usage: [
    'rates list | rates import-urdb <file.json> --code <code> [--label <label>] | rates compare --since <day> | rates price-days',
    '  rates price <code> --from <day> --to <day> --kwh <number> [--kw <number>] [--back <kWh sent back>] [--with <option,…>]',
  ].join('\n'),
  summary:
    'Lists the co-op’s rate schedules, makes one from a record of the Utility Rate Database, prices a bill by one, holds bills that were sent against them, and prices days by rates with hours.',
  async run(argumentsGiven) {
    const { values, positionals } = parseArgs({ args: [...argumentsGiven], allowPositionals: true, options });
    const [action, subject] = positionals;
    const environment = readEnvironment();
    if (action === 'list') return list(environment);
    if (action === 'compare') return compare(environment, values);
    if (action === 'price-days') return priceAllDays(environment);
    if (action === 'import-urdb' && subject !== undefined) return importRecord(environment, subject, values);
    if (action === 'price' && subject !== undefined) return price(environment, subject, values);
    throw new Error(
      'Usage: coop rates list, compare --since <day>, price-days, import-urdb <file.json> --code <code>, or price <code> …',
    );
  },
};

async function list({ coopFolder }: Environment): Promise<number> {
  const schedules = [...(await loadSchedules(coopFolder)).values()].flat();
  for (const { code, name, validFrom, validTo } of schedules)
    console.log(`${code}  ${name}  ${validFrom} to ${validTo ?? 'now'}`);
  if (schedules.length === 0) console.log('The folder has no rates/*.yaml.');
  return 0;
}

async function priceAllDays({ coopFolder, ...environment }: Environment): Promise<number> {
  const schedules = await loadSchedules(coopFolder);
  const { timeZone } = await loadSite(coopFolder);
  const services = { clock: systemClock, schedules, timeZone };
  const { accounts, days } = await withDatabase({ ...environment, coopFolder }, ({ db }) =>
    priceDays({ ...services, db }),
  );
  console.log(
    `${counted(days, 'day', 'days')} of ${counted(accounts, 'account', 'accounts')} priced by rates with hours.`,
  );
  return 0;
}

async function importRecord({ coopFolder }: Environment, file: string, { code, label }: Values): Promise<number> {
  if (code === undefined) throw new Error('Say by which code accounts name the schedule: --code R1.');
  const { path, notes } = await importUrdb(resolve(file), coopFolder, { code, label });
  console.log(path);
  for (const note of notes) console.log(`not carried: ${note}`);
  return 0;
}

async function price({ coopFolder }: Environment, code: string, values: Values): Promise<number> {
  const { from, to, kwh, back, kw } = values;
  if (from === undefined || to === undefined || !isLocalDay(from) || !isLocalDay(to) || to < from)
    throw new Error('Say the first and the last day: --from 2026-06-01 --to 2026-06-30.');
  const versions = (await loadSchedules(coopFolder)).get(code);
  if (!versions) throw new Error(`There is no schedule ${code} in ${coopFolder}/rates.`);
  const { timeZone } = await loadSite(coopFolder);
  const usage = {
    kind: 'register',
    delivered: thousandths(kwh ?? '', '--kwh'),
    ...(back !== undefined && { received: thousandths(back, '--back') }),
    ...(kw !== undefined && { demand: thousandths(kw, '--kw') }),
  } as const;
  const priced = priceBill(versions, usage, { from, to, timeZone, options: values.with?.split(',') });
  if (priced.kind === 'unpriced') throw new Error(`It cannot be priced by one register: ${lackOf(priced)}.`);
  for (const line of priced.lines) console.log(lineText(line));
  console.log(`${formatMoney(priced.total).padStart(12)}  in all`);
  return 0;
}

/** Ends with 1 where a bill differs by more than a cent, as a job that is watched does. */
async function compare(environment: Environment, { since }: Values): Promise<number> {
  if (since === undefined || !isLocalDay(since)) throw new Error('Say from which bill date on: --since 2026-11-01.');
  const schedules = await loadSchedules(environment.coopFolder);
  const { timeZone } = await loadSite(environment.coopFolder);
  const { compared, different } = await withDatabase(environment, async ({ db }) => {
    const sums = { compared: 0, different: 0 };
    for await (const bills of compareBills(db, { from: since }, { schedules, timeZone }))
      for (const { bill, comparison } of bills) {
        if (comparison.kind !== 'unpriced') sums.compared += 1;
        if (comparison.kind === 'differs') sums.different += 1;
        for (const line of differenceTexts(comparison, bill.rateSchedule))
          console.log(`${bill.accountNumber}  ${bill.billDate}  ${bill.rateSchedule}  ${line}`);
      }
    return sums;
  });
  console.log(`${counted(compared, 'bill was', 'bills were')} compared; ${different} differ.`);
  return different > 0 ? 1 : 0;
}

function differenceTexts(comparison: Comparison, code: string): string[] {
  if (comparison.kind === 'unpriced') {
    const { reason } = comparison;
    return [`not compared: ${reason === 'unknownSchedule' ? `there is no schedule ${code}` : reasonTexts[reason]}`];
  }
  if (comparison.kind === 'agrees') return [];
  return comparison.differences.map(
    ({ name, billed, priced }) =>
      `${name ?? 'total'}: billed ${formatMoney(billed)}, by the schedule ${formatMoney(priced)}`,
  );
}

const reasonTexts: Readonly<Record<Exclude<UnpricedReason, 'unknownSchedule'>, string>> = {
  noDays: 'the bill has no days',
  negativeUse: 'the bill has use below zero',
  schedule: 'no version of the schedule has its days',
  usage: 'usage is lacking',
  intervals: 'intervals are lacking',
  shorterIntervals: 'shorter intervals are lacking',
  registers: 'registers are lacking',
  demand: 'demand is lacking',
  demandByDay: 'demand by day is lacking',
  coopPeak: 'the co-op’s peak is lacking',
  earlierDemand: 'demand of months before is lacking',
};

const lackOf = ({ lack, line }: { readonly lack: string; readonly line: string | undefined }): string =>
  line === undefined ? `${lack} is lacking` : `${line} needs ${lack}`;

function thousandths(typed: string, option: string): number {
  const value = Number(typed);
  if (typed.trim() === '' || !Number.isFinite(value)) throw new Error(`${option} must be a number.`);
  return Math.round(value * 1000);
}

function lineText({ name, block, amount, quantity, price, counted, id, validFrom }: PricedLine): string {
  const by = counted === 'dollars' ? `${price} % of ${quantity}` : `${quantity} × ${price}`;
  const step = block === undefined ? '' : `, block ${block + 1}`;
  return `${formatMoney(amount).padStart(12)}  ${name}${step}: ${by} (${id} of ${validFrom})`;
}
