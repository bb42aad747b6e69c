import { billingCalls } from '@rochdale/contract/billing-link/wire';
import { z } from 'zod';
import type { ToldOutage, ToldOutages, UnreadableOutage } from '../told-outage.ts';

const { answered } = billingCalls['/outages'];
const anyOutages = answered.extend({ outages: z.array(z.unknown()).max(5_000) });
const anOutage = answered.shape.outages.element;
const named = z.object({ outageNumber: z.string() });

/** Reads outages that were told in signed JSON, each by itself: one that can't be read keeps no other back. */
export function readToldOutages(answer: unknown): ToldOutages {
  const { asOf, outages: told } = anyOutages.parse(answer);
  const outages: ToldOutage[] = [];
  const unreadable: UnreadableOutage[] = [];
  for (const one of told) {
    const { success, data, error } = anOutage.safeParse(one);
    if (success)
      outages.push({
        ...data,
        startedAt: new Date(data.startedAt),
        estimate: moment(data.estimate),
        crewAssignedAt: moment(data.crewAssignedAt),
        restoredAt: moment(data.restoredAt),
      });
    else unreadable.push({ outageNumber: named.safeParse(one).data?.outageNumber ?? '', error });
  }
  return { asOf: new Date(asOf), outages, unreadable };
}

const moment = (text: string | null): Date | null => (text === null ? null : new Date(text));
