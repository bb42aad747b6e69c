import pg from 'pg';
import { runSeconds } from '../../features/communications/announcements/testing/announced-co-op.ts';
import { runNotices } from '../../features/communications/notices/run-notices.ts';
import { gatherNews } from '../../features/energy/espi/public.ts';
import { inviteToClaim } from '../../features/identity/brought-logins/public.ts';
import { runWaves } from '../../features/identity/opening/public.ts';
import { deliverWebhooks } from '../../features/office/connected/webhooks/deliver-webhooks.ts';
import { settleHelp } from '../../features/paying/payment-help/settle-help.ts';
import { runPaymentDay } from '../../features/planned/payment-day/run-payment-day.ts';
import { openServices } from '../../services.ts';
import { readEnvironment } from '../environment.ts';

/**
 * One run of a payment day, of notices, of waves of invitations, of webhooks, of news for connected apps, of announcements, or of help with
 * paying, that ends without warning before its n-th statement, or after its n-th answer from outside:
 * `dying-worker.ts <n> <instant> payments|notices|waves|webhooks|usage-news|announcements|help`. Says `alive` when the run came to its end.
 */
const [steps, instant, what] = process.argv.slice(2);
const clock = { now: () => new Date(instant ?? '') };
const services = await openServices(readEnvironment());

let left = Number(steps);
const step = (): void => {
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
};
const query = pg.Client.prototype.query;
pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
  step();
  return Reflect.apply(query, this, given);
};
const ask = globalThis.fetch;
globalThis.fetch = async (...given) => {
  const answer = await ask(...given);
  step();
  return answer;
};
if (what === 'notices') await runNotices({ ...services, clock });
else if (what === 'waves') await runWaves({ ...services, clock, inviteToClaim });
else if (what === 'webhooks') await deliverWebhooks({ ...services, clock });
else if (what === 'usage-news') {
  await gatherNews({ ...services, clock });
  await deliverWebhooks({ ...services, clock });
} else if (what === 'announcements') await runSeconds(services.database, services, new Date(instant ?? ''));
else if (what === 'help') await settleHelp({ ...services, clock });
else await runPaymentDay({ ...services, clock });
process.send?.('alive');
await services.close();
process.exit(0);
