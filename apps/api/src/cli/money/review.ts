import { parseArgs } from 'node:util';
import {
  describeUpdates,
  type RejectReason,
  rejectReasons,
  reviewUpdate,
} from '../../features/account/account-profile/public.ts';
import { sitesNow } from '../../features/website/site/sites-now.ts';
import { systemClock } from '../../platform/clock.ts';
import { readEnvironment } from '../../platform/environment.ts';
import { openJobQueue } from '../../platform/jobs/job-queue.ts';
import { readKeys } from '../../platform/keys.ts';
import { vaultOf } from '../../platform/sealing/vault.ts';
import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';

const decisions = { approve: 'approved', reject: 'rejected' } as const;

const isReason = (given: string): given is RejectReason => Object.hasOwn(rejectReasons, given);

export const reviewCommand: Command = {
  name: 'review',
  usage: 'review list [--all] | review approve <id> | review reject <id> [--reason moved|unreadable|not-yours|other]',
  summary: 'Lists the profile changes that wait for review, approves one, or rejects it.',
  async run(argumentsGiven) {
    const { values, positionals } = parseArgs({
      args: [...argumentsGiven],
      allowPositionals: true,
      options: { all: { type: 'boolean', default: false }, reason: { type: 'string', default: 'other' } },
    });
    const [action, id] = positionals;
    if (action === 'list')
      return withDatabase(readEnvironment(), async ({ db }) => {
        console.log(await describeUpdates(db, values.all));
        return 0;
      });
    if (action !== 'approve' && action !== 'reject')
      throw new Error('Usage: coop review list, approve <id> or reject <id>.');
    if (!/^\d{1,15}$/.test(id ?? ''))
      throw new Error(`Usage: coop review ${action} <id>, with the number of a change.`);
    const { reason } = values;
    if (!isReason(reason)) throw new Error(`--reason must be one of ${Object.keys(rejectReasons).join(', ')}.`);
    const environment = readEnvironment();
    const { masterKeys } = await readKeys(environment);
    return withDatabase(environment, async ({ db }, url) => {
      const jobs = await openJobQueue(url);
      const site = await sitesNow(db, environment.coopFolder);
      const services = {
        db,
        clock: systemClock,
        site,
        vault: vaultOf(masterKeys),
        jobs,
        publicUrl: environment.publicUrl,
      };
      const done = await reviewUpdate(services, Number(id), decisions[action], reason).finally(() => jobs.close());
      (done ? console.log : console.error)(
        done ? `Change ${id} is ${decisions[action]}.` : `There is no change ${id} that waits for review.`,
      );
      return done ? 0 : 1;
    });
  },
};
