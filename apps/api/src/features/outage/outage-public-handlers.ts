import { localNow } from '../../platform/clock.ts';
import type { Handlers } from '../../platform/http/caller.ts';
import { refusal } from '../../platform/http/refusal.ts';
import { accountByPhone } from '../quick-pay/public.ts';
import { outageAccount } from './outage-accounts-store.ts';
import type { OutageServices } from './outage-handlers.ts';
import { activeOutageAt } from './outages-store.ts';
import { presentInfo, presentStatus } from './present-outage.ts';
import { problemIn } from './problem-words.ts';
import { takeReport } from './report-outage.ts';

type OutagePublicHandlers = Pick<Handlers, 'outage-public.status' | 'outage-public.report'>;

/** Who asks: an account and the last digits of a phone. */
interface Pair {
  readonly accountNumber: string;
  readonly phoneLastFourDigits: string;
}

/**
 * Outages without signing in. Unknown pairs are answered alike, and nothing is remembered by which they could be told
 * apart while the database is away: then these refuse with 503.
 */
export function outagePublicHandlers({ db, clock, site, storm }: OutageServices): OutagePublicHandlers {
  const ask = <T>(query: () => Promise<T>) => storm.health.answer(query, () => undefined);
  const checkPair = async (pair: Pair, address: string): Promise<void> => {
    if (!(await accountByPhone(db, pair, address, clock.now()))) throw refusal(404, 'quickPay.notFound');
  };
  return {
    'outage-public.status': ({ body, address, language }) =>
      ask(async () => {
        await checkPair(body, address);
        const account = await outageAccount(db, body.accountNumber);
        if (!account) throw refusal(404, 'quickPay.notFound');
        const now = localNow(clock, site().timeZone);
        const outage = account.locationId === null ? undefined : await activeOutageAt(db, account.locationId, now);
        const answer = { ...presentStatus(account, outage), ...presentInfo(site(language), account, outage) };
        return { ...answer, asOf: now, fromSnapshot: false };
      }),
    'outage-public.report': ({ body, address, text }) =>
      ask(async () => {
        await checkPair(body, address);
        const { phoneLastFourDigits: _, ...given } = body;
        const sent = { ...given, outageReason: problemIn('en', site, given.outageReason) };
        return takeReport(db, site(), { sent, isSignedIn: false, at: clock.now(), text });
      }),
  };
}
