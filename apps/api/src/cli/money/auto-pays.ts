import { parseArgs } from 'node:util';
import { reasonViolation } from '@rochdale/domain/office/staff/reason';
import { writeEntry } from '../../features/office/audit/write-entry.ts';
import { isHeld } from '../../features/office/holds/public.ts';
import { askMembers, listNotMoved, notMovedLines } from '../../features/planned/brought-plans/public.ts';
import { todayAt } from '../../platform/clock.ts';
import { counted } from '../../platform/counted.ts';
import type { Command } from '../command.ts';
import { withOffice } from '../with-office.ts';

const usage = 'Usage: coop auto-pays, or coop auto-pays ask [--most <count>] --by <name> --reason <text>.';

export const autoPaysCommand: Command = {
  usage: 'auto-pays | auto-pays ask [--most <count>] --by <name> --reason <text>',
  summary:
    'Lists, as CSV, whose auto pay or scheduled payment of the old portal could not be moved, or writes to each of these members once.',
  async run(argumentsGiven) {
    const { values, positionals } = parseArgs({
      args: [...argumentsGiven],
      allowPositionals: true,
      options: {
        most: { type: 'string', default: '1000000' },
        by: { type: 'string' },
        reason: { type: 'string' },
      },
    });
    const [action, ...rest] = positionals;
    const { by = '', reason = '' } = values;
    const most = Number(values.most);
    return withOffice(async (services) => {
      const { db, clock, auditSeal, site } = services;
      if (action === undefined) {
        process.stdout.write(notMovedLines(await listNotMoved(db, todayAt(clock, site().timeZone))).join(''));
        return 0;
      }
      const isRight = action === 'ask' && rest.length === 0 && by.trim() !== '' && !reasonViolation(reason);
      if (!isRight || !Number.isSafeInteger(most)) throw new Error(usage);
      if (await isHeld(db)) throw new Error('The database is held: nobody is written to. See coop today.');
      const { asked, notYet, withoutEmail } = await askMembers(services, {
        most,
        note: (tx, memberNumber) =>
          writeEntry(tx, auditSeal, clock.now(), {
            act: 'auto-pay-asked-for',
            byWhom: 'command',
            subject: { kind: 'member', id: memberNumber },
            personal: { by, reason },
          }),
      });
      console.log(`${counted(asked, 'member was', 'members were')} written to.`);
      if (notYet > 0) console.log(`${counted(notYet, 'may not sign in', 'may not sign in')} yet: call this again.`);
      for (const memberNumber of withoutEmail) console.log(`${memberNumber}\thas no email address on file`);
      return withoutEmail.length > 0 ? 2 : 0;
    });
  },
};
