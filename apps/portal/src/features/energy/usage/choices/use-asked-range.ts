import { askedDays, type DaysAround, offeredChoices } from '@rochdale/domain/energy/usage/picture/asked-days';
import { type DayChoice, timeframes } from '@rochdale/domain/energy/usage/timeframes';
import { useMemo } from 'react';
import { useSite } from '../../../../lib/site.tsx';
import type { UsageAccount } from '../usage-calls.ts';
import type { AskedRange } from '../use-range.ts';
import type { UsageChoices } from './use-choices.ts';
import { useChoices } from './use-choices.ts';

/** The days of a tab as its address asks for them (energy-66), and how others are asked for. */
export function useAskedRange({ today, billStart }: UsageAccount) {
  const isMdmOn = useSite().features.MDMEnabled;
  const { query, choose } = useChoices();
  const [days, from, to] = [query.get('days'), query.get('from'), query.get('to')];
  const found = useMemo(() => {
    const around: DaysAround = { today, billStart, isMdmOn };
    const { span, choice } = askedDays({ days, from, to }, around);
    const timeframe = timeframes.find((one) => one === choice);
    const range: AskedRange = timeframe ? { span, timeframe } : { span };
    return { range, choice, offered: offeredChoices(around) };
  }, [today, billStart, isMdmOn, days, from, to]);
  return {
    ...found,
    isMdmOn,
    ask: (range: AskedRange) => choose(queryOf(range)),
    askChoice: (choice: DayChoice) => choose({ ...none, ...(choice !== '15days' && { days: choice }) }),
    reset: () => choose(none),
  };
}

const none = { days: undefined, from: undefined, to: undefined } satisfies UsageChoices;

function queryOf({ span, timeframe }: AskedRange): UsageChoices {
  return timeframe ? { ...none, days: timeframe } : { ...none, from: span.fromDate, to: span.toDate };
}
