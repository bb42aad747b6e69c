import { availableLengths, type IntervalLength } from '@rochdale/domain/energy/usage/intervals';
import { useQuery } from '@tanstack/react-query';
import { nowTicks } from '../../../../lib/device/clock.ts';
import { useSite } from '../../../../lib/site.tsx';
import { dayIntervals, meterAttributes, type UsageAccount } from '../usage-calls.ts';
import type { IntervalSource } from './interval-source.ts';

/** The lengths that a meter's attributes open (energy-38); none, and why, where they could not be had (energy-40). */
export function useMeterLengths(account: UsageAccount, meterId: string | undefined) {
  const { memberNumber } = account;
  const isCloudOn = useSite().features.MdmCloudEnabled;
  const query = useQuery({
    queryKey: ['usage', 'attributes', memberNumber, meterId],
    queryFn: () => meterAttributes({ params: { memberNumber, meterId: meterId ?? '' } }),
    enabled: isCloudOn && meterId !== undefined,
  });
  const isKnown = query.data !== undefined || query.error !== null || !isCloudOn || meterId === undefined;
  const lengths: readonly IntervalLength[] = query.data ? availableLengths(query.data.attributes) : [];
  return { isKnown, lengths, failure: query.data ? null : query.error, retry: () => void query.refetch() };
}

/** How a day of an account's meter is opened. */
export function useIntervalSource(account: UsageAccount, meterId: string | undefined): IntervalSource {
  const { memberNumber, accountNumber, accountType } = account;
  const isCloudOn = useSite().features.MdmCloudEnabled;
  const { lengths } = useMeterLengths(account, meterId);
  return {
    key: [accountNumber, meterId],
    lengths: isCloudOn ? lengths : undefined,
    load: (day, length) =>
      dayIntervals({
        params: { memberNumber, accountNumber },
        query: {
          fromDate: day,
          toDate: day,
          commodity: accountType,
          urlGeneratedDateTimeTicks: nowTicks(),
          ...(meterId !== undefined && { meterId }),
          ...(length && { intervalType: lengthText(length) }),
        },
      }),
  };
}

const texts = { 5: '5', 15: '15', 30: '30', 60: '60' } as const;

/** A length as a query writes it. */
export const lengthText = (length: IntervalLength): (typeof texts)[IntervalLength] => texts[length];
