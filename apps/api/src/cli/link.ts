import { parseArgs } from 'node:util';
import { addressOf } from '@rochdale/domain/website/screens/address';
import { findAccount } from '../features/account/accounts/public.ts';
import { sealAccount } from '../features/energy/usage/public.ts';
import { systemClock } from '../platform/clock.ts';
import { readEnvironment } from '../platform/environment.ts';
import { readKeys } from '../platform/keys.ts';
import { sealerOf } from '../platform/sealing/sealing.ts';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

const dayMs = 86_400_000;

export const linkCommand: Command = {
  usage: 'link direct-usage <account> [--days N]',
  summary: 'Makes a link that shows one account’s usage without a login, good for N days (1).',
  async run(argumentsGiven) {
    const { values, positionals } = parseArgs({
      args: [...argumentsGiven],
      allowPositionals: true,
      options: { days: { type: 'string', default: '1' } },
    });
    const [what, accountNumber = ''] = positionals;
    if (what !== 'direct-usage' || !/^\d{1,12}$/.test(accountNumber))
      throw new Error('Usage: coop link direct-usage <account>.');
    if (!/^[1-9]\d{0,3}$/.test(values.days)) throw new Error(`--days ${values.days} is not a number of days.`);
    const environment = readEnvironment();
    const { masterKeys } = await readKeys(environment);
    return withDatabase(environment, async ({ db }) => {
      const account = await findAccount(db, accountNumber);
      if (!account) {
        console.error(`There is no account ${accountNumber}.`);
        return 1;
      }
      const until = new Date(systemClock.now().getTime() + Number(values.days) * dayMs);
      const sealed = sealAccount(sealerOf(masterKeys), account, until);
      console.log(`${environment.publicUrl}${addressOf('direct-usage-tracker', { acnum: sealed })}`);
      return 0;
    });
  },
};
