import { parseArgs } from 'node:util';
import { noteEvent } from '../../features/identity/security/security-store.ts';
import { systemClock } from '../../platform/clock.ts';
import { readEnvironment } from '../../platform/environment.ts';
import { revokeEveryToken } from '../../platform/tokens/token-store.ts';
import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const signOutCommand: Command = {
  usage: 'sign-out <member> | --all',
  summary:
    'Ends every session of a member, or of all, with Quick Pay’s and the usage tracker’s, in every process at once.',
  async run(argumentsGiven) {
    const { values, positionals } = parseArgs({
      args: [...argumentsGiven],
      allowPositionals: true,
      options: { all: { type: 'boolean', default: false } },
    });
    const [memberNumber, ...more] = positionals;
    const isClear = values.all ? memberNumber === undefined : /^\d{1,12}$/.test(memberNumber ?? '');
    if (!isClear || more.length > 0) throw new Error('Usage: coop sign-out <member>, or coop sign-out --all.');
    return withDatabase(readEnvironment(), async ({ db }) => {
      const now = systemClock.now();
      const ended = await db.transaction(async (tx) => {
        const count = await revokeEveryToken(tx, now, memberNumber);
        if (memberNumber !== undefined && count > 0) await noteEvent(tx, { kind: 'signed-out', at: now, memberNumber });
        return count;
      });
      console.log(`${ended} ${ended === 1 ? 'session has' : 'sessions have'} ended.`);
      return 0;
    });
  },
};
