import { localNow, localTimeOf, todayAt } from '../../../platform/clock.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { awayFor, refusal } from '../../../platform/http/refusal.ts';
import { type AccountDoor, type AccountKeys, type Opener, openAccount } from '../../paying/quick-pay/public.ts';
import { comeAgainSeconds } from './areas/come-again.ts';
import type { Territory } from './areas/load-territory.ts';
import { presentMap } from './areas/present-map.ts';
import { presentTerritory } from './areas/present-territory.ts';
import { outageAccount } from './outage-accounts-store.ts';
import type { OutageServices } from './outage-handlers.ts';
import { placeOutages } from './place-outages.ts';
import { presentInfo, presentStatus } from './present-outage.ts';
import { problemIn } from './problem-words.ts';
import { takeReport } from './report-outage.ts';

type OutagePublicHandlers = Pick<
  Handlers,
  'outage-public.map' | 'outage-public.territory' | 'outage-public.status' | 'outage-public.report'
>;

/**
 * Outages without signing in. Unknown pairs are answered alike, and nothing is remembered by which they could be told
 * apart while the database is away: then these refuse with 503.
 */
export function outagePublicHandlers(
  services: OutageServices & AccountDoor & { readonly territory: Territory },
): OutagePublicHandlers {
  const { db, clock, site, outageFallback } = services;
  const ask = <T>(query: () => Promise<T>) => outageFallback.health.answer(query, () => undefined);
  const checkKeys = async (keys: AccountKeys, visitor: Opener): Promise<void> => {
    if (!(await openAccount(services, keys, visitor))) throw refusal(404, 'quickPay.notFound');
  };
  return {
    'outage-public.map': async ({ language }) => {
      const { memory, health } = outageFallback;
      if (!memory.outages || !memory.takenAt) throw awayFor(comeAgainSeconds);
      const asOf = localTimeOf(memory.takenAt, site().timeZone);
      return { ...presentMap(memory.outages.map, language), asOf, fromSnapshot: health.isAway };
    },
    'outage-public.territory': async () => presentTerritory(services.territory),
    'outage-public.status': ({ body, address, proof, browser, language }) =>
      ask(async () => {
        await checkKeys(body, { address, proof, browser });
        const account = await outageAccount(db, body.accountNumber);
        if (!account) throw refusal(404, 'quickPay.notFound');
        const now = localNow(clock, site().timeZone);
        const moment = { now: clock.now(), timeZone: site().timeZone };
        const place = await placeOutages(db, outageFallback.memory, account, moment);
        const info = presentInfo(site(language), account, place.outage, {
          isSignedIn: false,
          today: todayAt(clock, site().timeZone),
        });
        const answer = { ...presentStatus(account, place, language), ...info };
        return { ...answer, asOf: now, fromSnapshot: false };
      }),
    'outage-public.report': ({ body, address, proof, browser, text }) =>
      ask(async () => {
        await checkKeys(body, { address, proof, browser });
        const { phoneLastFourDigits: _digits, accountKey: _key, ...given } = body;
        const sent = { ...given, outageReason: problemIn('en', site, given.outageReason) };
        return takeReport(db, site(), { sent, isSignedIn: false, at: clock.now(), text });
      }),
  };
}
