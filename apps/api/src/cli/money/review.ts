import { parseArgs } from 'node:util';
import { isProfileTemplate } from '@rochdale/domain/office/queues/queues';
import { describeUpdates } from '../../features/account/account-profile/public.ts';
import { writeEntry } from '../../features/office/audit/write-entry.ts';
import { approve, holdFor, refuse } from '../../features/office/queues/queue-acts.ts';
import { readEnvironment } from '../../platform/environment.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';
import { withOffice } from '../with-office.ts';

const decisions = { approve: 'approved', reject: 'rejected' } as const;

export const reviewCommand: Command = {
  usage:
    'review list [--all] | review approve <id> --by <name> | review reject <id> --by <name> [--reason moved|unreadable|not-yours|other]',
  summary: 'Lists the profile changes that wait for review, approves one, or rejects it.',
  async run(argumentsGiven) {
    const { values, positionals } = parseArgs({
      args: [...argumentsGiven],
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        by: { type: 'string' },
        reason: { type: 'string', default: 'other' },
      },
    });
    const [action, id = ''] = positionals;
    if (action === 'list')
      return withDatabase(readEnvironment(), async ({ db }) => {
        console.log(await describeUpdates(db, values.all));
        return 0;
      });
    if (action !== 'approve' && action !== 'reject')
      throw new Error('Usage: coop review list, approve <id> or reject <id>.');
    if (!/^\d{1,15}$/.test(id)) throw new Error(`Usage: coop review ${action} <id>, with the number of a change.`);
    const { reason, by: name } = values;
    if (!isProfileTemplate(reason)) throw new Error('--reason must be one of moved, unreadable, not-yours, other.');
    if (!name) throw new Error('Say who decides: --by <name>.');
    const key = { kind: 'profile-change', itemId: id } as const;
    const by = { staffId: undefined, name, version: undefined };
    return withOffice(async (services) => {
      const isApproved = action === 'approve';
      try {
        await services.db.transaction(async (tx) => {
          const held = await holdFor(services, tx, key, isApproved ? 'approve' : 'refuse', by);
          await writeEntry(tx, services.auditSeal, services.clock.now(), {
            act: isApproved ? 'queue-item-approved' : 'queue-item-refused',
            byWhom: 'command',
            subject: { kind: 'queue-item', id: `profile-change/${id}` },
            facts: isApproved ? {} : { template: reason },
            personal: { by: name },
          });
          if (isApproved) await approve(services, tx, held, by);
          else await refuse(services, tx, held, by, { template: reason, words: '', evenTaken: true });
        });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const isHeld = error.messageCode === 'queues.held';
        console.error(isHeld ? error.sentence('en') : `There is no change ${id} that waits for review.`);
        return 1;
      }
      console.log(`Change ${id} is ${decisions[action]}.`);
      return 0;
    });
  },
};
