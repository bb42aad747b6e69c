import { type PeriodFact, periodFacts } from '@rochdale/domain/account/bill-explained/period-facts';
import { addDays, formatDay } from '@rochdale/domain/dates';
import type { Translate } from '@rochdale/domain/texts/text';
import type { Executor } from '../../../../platform/database/database.ts';
import { servingMeters } from '../../../energy/usage/public.ts';
import type { Account } from '../../accounts/public.ts';
import type { Bill } from '../bills-store.ts';
import type { AccountDay } from './bill-usage.ts';

/** What is said in words of a bill's period (account-125): estimates, an exchanged meter, a first and a last bill. */
export async function periodSentences(
  db: Executor,
  account: Account,
  bill: Bill,
  { hasBefore, days }: { readonly hasBefore: boolean; readonly days: readonly AccountDay[] },
  text: Translate,
): Promise<string[]> {
  const from = bill.statementStartDate;
  const meters = await servingMeters(db, account.accountNumber);
  const isEstimated = (day: string): boolean => days.some(({ date, status }) => date === day && status === 'Estimate');
  const facts = periodFacts({
    from,
    billDate: bill.billDate,
    days: bill.daysBilled,
    hasBefore,
    closedOn: account.closedOn,
    exchanges: meters.flatMap(({ meterNumber, exchange }) =>
      exchange ? [{ day: exchange.day, from: meterNumber, to: exchange.to }] : [],
    ),
    isEndEstimated: isEstimated(addDays(bill.billDate, -1)),
    isBeginEstimated: from !== null && isEstimated(addDays(from, -1)),
  });
  return facts.map((fact) => sentenceOf(fact, text));
}

function sentenceOf(fact: PeriodFact, text: Translate): string {
  switch (fact.fact) {
    case 'endEstimated':
      return text('billExplained.period.endEstimated');
    case 'beginEstimated':
      return text('billExplained.period.beginEstimated');
    case 'exchanged':
      return text('billExplained.period.exchanged', { day: formatDay(fact.day), from: fact.from, to: fact.to });
    case 'first':
      return text('billExplained.period.first', { days: fact.days });
    case 'short':
      return text('billExplained.period.short', { days: fact.days });
    case 'long':
      return text('billExplained.period.long', { days: fact.days });
    case 'last':
      return text('billExplained.period.last', { day: formatDay(fact.day) });
  }
}
