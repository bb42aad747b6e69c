import { parseArgs } from 'node:util';
import { describeUpdates, reviewUpdate } from '../features/account-profile/public.ts';
import { systemClock } from '../platform/clock.ts';
import { readEnvironment } from '../platform/environment.ts';
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
    return withDatabase(readEnvironment(), async ({ db }) => {
      const done = await reviewUpdate(db, Number(id), decisions[action], systemClock.now());
      (done ? console.log : console.error)(
        done ? `Change ${id} is ${decisions[action]}.` : `There is no change ${id} that waits for review.`,
      );
      return done ? 0 : 1;
    });
  },
};
