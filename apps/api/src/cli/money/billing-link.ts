import { type ToldKind, toldKinds } from '@rochdale/domain/account/billing-link/told-kinds';
import { doubtsSince, linkStanding, settleRefused } from '../../features/account/billing-link/public.ts';
import { systemClock } from '../../platform/clock.ts';
import { counted } from '../../platform/counted.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { readEnvironment } from '../../platform/environment.ts';
import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';

const dayMs = 86_400_000;
const toldWords: Readonly<Record<ToldKind, string>> = {
  posting: 'Payments',
  'service-order': 'Service orders',
  'profile-change': 'Profile changes',
  'outage-report': 'Outage reports',
  'payment-extension': 'Requests for more time',
};

export const billingLinkCommand: Command = {
  usage: 'billing-link [again <number> | to-file <number>|all]',
  summary:
    'Says what the billing system was told live and what it refused; sends what was refused again, or gives it to the next file.',
  async run([act, transNo, ...rest]) {
    const isSettling = act === 'again' || act === 'to-file';
    if (rest.length > 0 || (act !== undefined && !isSettling) || (isSettling && transNo === undefined)) {
      console.error(`Usage: coop ${billingLinkCommand.usage}`);
      return 1;
    }
    return withDatabase(readEnvironment(), async (database) =>
      isSettling ? settle(database, act, transNo ?? '') : say(database),
    );
  },
};

async function say({ db }: OpenDatabase): Promise<number> {
  const { counts, refused } = await linkStanding(db);
  for (const kind of toldKinds) {
    const own = counts.filter((one) => one.kind === kind);
    const of = (state: string): number => own.find((one) => one.state === state)?.count ?? 0;
    if (own.length > 0 || kind === 'posting')
      console.log(
        `${toldWords[kind]}: ${of('accepted')} accepted, ${of('waiting')} waiting, ${of('sent')} without an answer, ${of('refused')} refused, ${of('filed')} given to a file.`,
      );
  }
  for (const one of refused) console.log(`${one.transNo} ${one.subject}: refused, ${one.reason ?? ''}`);
  for (const one of await doubtsSince(db, new Date(systemClock.now().getTime() - dayMs)))
    console.log(`${one.at.toISOString()} ${one.accountNumber}: an answer was not taken, ${one.kind}`);
  return 0;
}

async function settle({ db }: OpenDatabase, act: 'again' | 'to-file', transNo: string): Promise<number> {
  const rows = await settleRefused(db, act, transNo, systemClock.now());
  if (rows === 0) {
    console.error(`Nothing of ${transNo} was refused${act === 'again' ? '' : ', or waits without having been told'}.`);
    return 1;
  }
  const became = act === 'again' ? 'goes again within a minute' : 'goes with the next file';
  console.log(`${counted(rows, 'row', 'rows')} of ${transNo}: ${became}.`);
  return 0;
}
