import type { LocalDay } from '@rochdale/domain/dates';
import type { IntervalLength } from '@rochdale/domain/energy/usage/intervals';
import type { DaySpan } from '@rochdale/domain/energy/usage/timeframes';
import { useMemo } from 'react';
import { ApiError } from '../../../../lib/calls/api.ts';
import { nowTicks } from '../../../../lib/device/clock.ts';
import { lengthText } from '../interval/use-interval-source.ts';
import { type DirectUsage, directDaily, directIntervals, type IntervalUsage } from '../usage-calls.ts';

/** The right to one account's usage that a link opens (energy-48). */
export interface DirectRight {
  readonly daily: (span: DaySpan) => Promise<DirectUsage>;
  readonly intervals: (
    answer: DirectUsage,
    day: LocalDay,
    meterId: string,
    length: IntervalLength | undefined,
  ) => Promise<IntervalUsage>;
}

/** Trades the link for a right with the first call, and uses that in those after it; where it has ended, the link again. */
export function useDirectRight({
  sealed,
  type,
}: {
  readonly sealed: string;
  readonly type: string | undefined;
}): DirectRight {
  return useMemo(() => {
    let held: { readonly accountNumber: string; readonly usageToken: string } | undefined;
    const daily = async (span: DaySpan): Promise<DirectUsage> => {
      const named = held ? { ...held, dataEncrypt: false } : { accountNumber: sealed, dataEncrypt: true };
      try {
        const body = { ...named, ...span, ticks: nowTicks(), ...(type !== undefined && { type }) };
        const answer = await directDaily({ body });
        held = { accountNumber: answer.accountNumber, usageToken: answer.usageToken };
        return answer;
      } catch (error) {
        if (!held || !(error instanceof ApiError) || error.status !== 404) throw error;
        held = undefined;
        return daily(span);
      }
    };
    return {
      daily,
      intervals: ({ accountNumber, usageToken }, day, meterId, length) =>
        directIntervals({
          body: {
            ...(held ?? { accountNumber, usageToken }),
            fromDate: day,
            toDate: day,
            ticks: nowTicks(),
            meterId,
            ...(length && { intervalType: lengthText(length) }),
          },
        }),
    };
  }, [sealed, type]);
}
