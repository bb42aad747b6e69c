import { parseArgs } from 'node:util';
import { writeEntry } from '../../features/office/audit/write-entry.ts';
import { markDeceased } from '../../features/office/member-marks/mark-member.ts';
import type { OfficeNote } from '../../platform/office/office-call.ts';
import type { Command } from '../command.ts';
import { withOffice } from '../with-office.ts';

export const deceasedCommand: Command = {
  usage: 'deceased <member> --by <name> --reason <text> [--estate-contact <email>]',
  summary:
    'Marks that a member has died: the login closes, plans end without a message, and e-mails go to the estate’s contact or to nobody.',
  async run(argumentsGiven) {
    const { values, positionals } = parseArgs({
      args: [...argumentsGiven],
      allowPositionals: true,
      options: { by: { type: 'string' }, reason: { type: 'string' }, 'estate-contact': { type: 'string' } },
    });
    const [memberNumber = '', ...more] = positionals;
    const { by, reason, 'estate-contact': email } = values;
    if (!/^\d{1,12}$/.test(memberNumber) || more.length > 0 || !by || !reason)
      throw new Error('Usage: coop deceased <member> --by <name> --reason <text> [--estate-contact <email>].');
    if (email !== undefined && !/^[^\s@]+@[^\s@]+$/.test(email)) throw new Error(`${email} is not one e-mail address.`);
    return withOffice(async (services) => {
      const { auditSeal, clock, db } = services;
      const note: OfficeNote<'member-deceased'> = (tx, entry) =>
        writeEntry(tx, auditSeal, clock.now(), {
          ...entry,
          byWhom: 'command',
          personal: { ...entry.personal, by },
        });
      const estate = { name: null, email: email?.toLowerCase() ?? null };
      const { plans, sessions } = await db.transaction((tx) =>
        markDeceased(services, tx, { memberNumber, reason, note }, estate),
      );
      console.log(
        `Member ${memberNumber} is marked. ${plans} plans and ${sessions} sessions have ended; nothing was sent.`,
      );
      return 0;
    });
  },
};
