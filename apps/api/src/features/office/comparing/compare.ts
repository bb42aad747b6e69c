import { localTimeAt } from '@rochdale/domain/dates';
import { type CompanyCharge, compareBooks, type Difference } from '@rochdale/domain/paying/payments/compare-books';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inLanes } from '../../../platform/process/lanes.ts';
import type { PaymentGateway } from '../../paying/payments/public.ts';
import { billingPostings, companyRequisitions, portalPostings, sentBackOf } from './books-store.ts';

/** What is under way now is compared next time. */
const settlingMinutes = 10;
const sideBySide = 10;

/**
 * Compares payment company, portal and billing system over some days and lists what differs. The payment company is asked
 * about every requisition, also those that the portal holds for given up. Rejects when it can't be asked.
 */
export async function compareAll(
  { db, clock, site, gateway }: { db: Database; clock: Clock; site: () => Site; gateway: PaymentGateway },
  days: number,
): Promise<readonly Difference[]> {
  const now = clock.now();
  const since = new Date(now.getTime() - days * 86_400_000);
  const { timeZone } = site();
  const numbers = await companyRequisitions(db, since, new Date(now.getTime() - settlingMinutes * 60_000));
  const company: CompanyCharge[] = [];
  await inLanes(numbers, sideBySide, async (transNo) => {
    const charged = (await gateway.resultsOf(transNo)).filter(({ status }) => status === 'approved');
    company.push(...charged.map(({ amountCents }) => ({ transNo, amount: amountCents })));
  });
  const asked = new Set(numbers);
  const billing = await billingPostings(db, localTimeAt(since, timeZone).day);
  const confirmed = billing.map(({ transNo }) => transNo);
  const portal = await portalPostings(db, since, confirmed, timeZone);
  const sentBack = new Set(await sentBackOf(db, numbers));
  return compareBooks({ portal, billing, company, byCompany: asked, sentBack }, localTimeAt(now, timeZone).day);
}
