import { parseArgs } from 'node:util';
import { describeUpdates, reviewUpdate } from '../features/account-profile/public.ts';
import { sitesNow } from '../features/site/sites-now.ts';
import { systemClock } from '../platform/clock.ts';
import { readEnvironment } from '../platform/environment.ts';
import { openJobQueue } from '../platform/jobs/job-queue.ts';
import { readKeys } from '../platform/keys.ts';
import { vaultOf } from '../platform/sealing/vault.ts';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

const decisions = { approve: 'approved', reject: 'rejected' } as const;

export const reviewCommand: Command = {
  name: 'review',
  usage: 'review list [--all] | review approve <id> | review reject <id>',
  summary: 'Shows the profile changes that wait for review, puts one in force, or drops it.',
  async run(argumentsGiven) {
    const { values, positionals } = parseArgs({
      args: [...argumentsGiven],
      allowPositionals: true,
      options: { all: { type: 'boolean', default: false } },
    });
    const [action, id] = positionals;
    if (action === 'list')
      return withDatabase(readEnvironment(), async ({ db }) => {
        console.log(await describeUpdates(db, values.all));
        return 0;
      });
    if (action !== 'approve' && action !== 'reject')
      throw new Error('Say what to do: coop review list, approve <id> or reject <id>.');
    if (!/^\d{1,15}$/.test(id ?? '')) throw new Error(`Say which change: coop review ${action} <id>.`);
    const environment = readEnvironment();
    const { masterKeys } = await readKeys(environment);
    return withDatabase(environment, async ({ db }, url) => {
      const jobs = await openJobQueue(url);
      const site = await sitesNow(db, environment.coopFolder);
      const services = { db, clock: systemClock, site, vault: vaultOf(masterKeys), jobs };
      const done = await reviewUpdate(services, Number(id), decisions[action]).finally(() => jobs.close());
      (done ? console.log : console.error)(
        done ? `Change ${id} is ${decisions[action]}.` : `There is no change ${id} that waits for review.`,
      );
      return done ? 0 : 1;
    });
  },
};
