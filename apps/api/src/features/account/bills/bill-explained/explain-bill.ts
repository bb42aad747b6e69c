import type { explainedBill } from '@rochdale/contract/schemas/bill-explained';
import { lineExplanations } from '@rochdale/domain/account/bill-explained/line-explanation';
import { lineSentences } from '@rochdale/domain/account/bill-explained/line-sentences';
import { billCharges } from '@rochdale/domain/account/bills/bill-charges';
import { billReadings, readingDays } from '@rochdale/domain/account/bills/bill-readings';
import { addDays, type LocalDay } from '@rochdale/domain/dates';
import { billBefore } from '@rochdale/domain/energy/usage/picture/year-before';
import { shownUnit, usageUnit } from '@rochdale/domain/energy/usage/units';
import { weatherModel } from '@rochdale/domain/energy/usage/weather-model';
import { priceOfUse } from '@rochdale/domain/rates/known-rate';
import { memberLanguage, type TextLanguage } from '@rochdale/domain/texts/languages';
import type { Translate } from '@rochdale/domain/texts/text';
import type { Sites } from '@rochdale/domain/website/site/site';
import type { z } from 'zod';
import type { Database } from '../../../../platform/database/database.ts';
import type { Schedules } from '../../../energy/rates/public.ts';
import { findAccount } from '../../accounts/public.ts';
import { type Bill, billsUpTo, readingsBetween } from '../bills-store.ts';
import { daysOfBill, usageAround } from './bill-usage.ts';
import { keyOfBill, linesOfBills } from './billed-lines-store.ts';
import { changeBetween, presentChange, rateOf } from './explained-change.ts';
import { foundThings } from './found-things.ts';
import { periodSentences } from './period-sentences.ts';
import { ownSchedule, type ScheduledBill, scheduled } from './priced-bills.ts';

export type ExplainedBill = z.input<typeof explainedBill>;

export interface ExplainServices {
  readonly db: Database;
  readonly site: Sites;
  readonly schedules: Schedules;
}

/** Whose bill is explained, and in which language. */
interface Asked {
  readonly accountNumber: string;
  /** The newest, where it is undefined. */
  readonly billDate: LocalDay | undefined;
  readonly text: Translate;
  readonly language: TextLanguage;
}

/** A weather model is made of the days of a year and a month before a bill. */
const modelDays = 396;

/** No day is later. */
const lastDay = '9999-12-31';

const notPrepaid = ({ prepaidDailyTotal }: Bill): boolean => prepaidDailyTotal === null;

/** Why a bill is what it is (account-121 to account-126); undefined where the account has none of that day. */
export async function explainBill(
  { db, site, schedules }: ExplainServices,
  asked: Asked,
): Promise<ExplainedBill | undefined> {
  const { accountNumber, text, language } = asked;
  const [account, bills] = await Promise.all([
    findAccount(db, accountNumber),
    billsUpTo(db, accountNumber, asked.billDate ?? lastDay),
  ]);
  const [bill, ...earlier] = bills;
  if (!account || !bill || (asked.billDate !== undefined && bill.billDate !== asked.billDate)) return undefined;
  const { billDate } = bill;
  const unit = bill.usageUnit ?? shownUnit(usageUnit(account.accountType));
  const nothing = {
    billDate,
    lines: [],
    days: [],
    unit,
    period: [],
    last: null,
    year: null,
    findings: [],
    daysLooked: 0,
  };
  if (!notPrepaid(bill)) return nothing;
  const others = earlier.filter(notPrepaid);
  const last = others.find((one) => one.billDate < billDate);
  const year = billBefore(bill, others);
  const span = daysOfBill(bill);
  const around = await usageAround(
    db,
    site(),
    account,
    { fromDate: earliest(addDays(billDate, -modelDays), year), toDate: addDays(billDate, -1) },
    span,
  );
  const own = ownSchedule(around.settings, schedules, site().timeZone);
  const [lines, priced, pricedLast, pricedYear] = await Promise.all([
    linesOfBills(db, [bill, ...others]),
    scheduled(db, own, bill, around),
    scheduled(db, own, last, around),
    year === last ? undefined : scheduled(db, own, year, around),
  ]);
  const period = span ? around.days.filter(({ date }) => date >= span.fromDate && date <= span.toDate) : [];
  const model =
    account.accountType === 'Water'
      ? undefined
      : weatherModel(
          around.days.filter(({ status }) => status !== 'Estimate').map((day) => ({ ...day, demand: null })),
          around.weather,
        );
  const known = { own, rate: rateOf(around.settings, bills), lines, model, weather: around.weather };
  const compared = (other: Bill | undefined, found: ScheduledBill | undefined) =>
    other === undefined
      ? null
      : presentChange(changeBetween({ bill, scheduled: priced }, { bill: other, scheduled: found }, known), {
          bill: other,
          scheduled: found,
        });
  const readings = await readingsBetween(
    db,
    accountNumber,
    addDays(bill.statementStartDate ?? billDate, -readingDays),
    billDate,
  );
  const charges = billCharges(bill, lines.get(keyOfBill(bill)) ?? []);
  return {
    billDate,
    lines:
      charges.kind === 'lines'
        ? explainedLines(charges.lines, priced, pricedLast, own?.versions ?? [], { text, language })
        : [],
    days: span && period.length > 0 ? everyDay(span, period) : [],
    unit,
    period: await periodSentences(db, account, bill, { hasBefore: last !== undefined, days: around.days }, text),
    last: compared(last, pricedLast),
    year: compared(year, year === last ? pricedLast : pricedYear),
    findings: foundThings(
      {
        accountType: account.accountType,
        unit,
        days: period,
        intervals: around.intervals,
        readings: billReadings(bill, readings),
        costOf: (use) => {
          if (!own || !span || !priced?.priced || priced.use.intervals) return undefined;
          const without = priceOfUse(own, span.fromDate, span.toDate, Math.max(0, priced.use.quantity - use));
          return without === undefined ? undefined : priced.priced.total - without;
        },
        billedDays: bill.daysBilled ?? 0,
      },
      text,
      language,
    ),
    daysLooked: period.length,
  };
}

/** The sentences of each line, in the order of the bill. */
function explainedLines(
  lines: readonly { readonly description: string; readonly amount: number }[],
  priced: ScheduledBill | undefined,
  before: ScheduledBill | undefined,
  versions: NonNullable<ReturnType<typeof ownSchedule>>['versions'],
  { text, language }: Pick<Asked, 'text' | 'language'>,
): ExplainedBill['lines'] {
  const isSpanish = memberLanguage(language) === 'es';
  const nameOf = ({ name, nameEs }: { readonly name: string; readonly nameEs?: string | undefined }): string =>
    isSpanish ? (nameEs ?? name) : name;
  return lineExplanations(lines, priced?.priced?.lines ?? [], before?.priced?.lines ?? []).map((found) => {
    if (!found) return null;
    const version = versions.find(({ validFrom }) => validFrom === found.validFrom);
    const { what, how, rate } = lineSentences(found, version, { text, nameOf });
    return { what, how: [...how], rate: rate ?? null, isEnergy: found.kind === 'energy' };
  });
}

const earliest = (day: LocalDay, bill: Bill | undefined): LocalDay => {
  const from = bill && daysOfBill(bill)?.fromDate;
  return from !== undefined && from < day ? from : day;
};

/** Every day of a bill, also those that nobody read. */
function everyDay(
  { fromDate, toDate }: { readonly fromDate: LocalDay; readonly toDate: LocalDay },
  days: readonly {
    readonly date: LocalDay;
    readonly usageValue: number;
    readonly status: ExplainedBill['days'][number]['status'];
  }[],
): ExplainedBill['days'] {
  const found = new Map(days.map((day) => [day.date, day]));
  const all: ExplainedBill['days'] = [];
  for (let date = fromDate; date <= toDate; date = addDays(date, 1)) {
    const day = found.get(date);
    all.push({ date, usage: day?.usageValue ?? null, status: day?.status ?? null });
  }
  return all;
}
