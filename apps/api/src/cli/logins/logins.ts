import { hostname } from 'node:os';
import { parseArgs } from 'node:util';
import { reasonViolation } from '@rochdale/domain/office/staff/reason';
import { broughtCounts, inviteLogins } from '../../features/identity/brought-logins/public.ts';
import { writeEntry } from '../../features/office/audit/write-entry.ts';
import { counted } from '../../platform/counted.ts';
import type { Command } from '../command.ts';
import { withOffice } from '../with-office.ts';

const usage = 'Usage: coop logins, or coop logins invite [--again] [--most <count>] --by <name> --reason <text>.';

export const loginsCommand: Command = {
  usage: 'logins | logins invite [--again] [--most <count>] --by <name> --reason <text>',
  summary:
    'Says how the logins stand that another system brought, or sends those without a password a link to choose one, once each.',
  async run(argumentsGiven) {
    const { values, positionals } = parseArgs({
      args: [...argumentsGiven],
      allowPositionals: true,
      options: {
        again: { type: 'boolean', default: false },
        most: { type: 'string', default: '1000000' },
        by: { type: 'string' },
        reason: { type: 'string' },
      },
    });
    const [action] = positionals;
    const { again: isAgain, by = '', reason = '' } = values;
    const most = Number(values.most);
    return withOffice(async (services) => {
      if (action === undefined) {
        console.log(standing(await broughtCounts(services.db)));
        return 0;
      }
      if (action !== 'invite' || by.trim() === '' || reasonViolation(reason) || !Number.isSafeInteger(most))
        throw new Error(usage);
      const { sent, withoutEmail } = await inviteLogins(services, {
        isAgain,
        most,
        address: hostname(),
        note: (tx, memberNumber) =>
          writeEntry(tx, services.auditSeal, services.clock.now(), {
            act: 'login-link-sent',
            byWhom: 'command',
            subject: { kind: 'member', id: memberNumber },
            personal: { by, reason },
          }),
      });
      console.log(`${counted(sent, 'link was', 'links were')} sent.`);
      for (const memberNumber of withoutEmail) console.log(`${memberNumber}\thas no email address on file`);
      return withoutEmail.length > 0 ? 2 : 0;
    });
  },
};

function standing({ brought, came, keep, invited }: Awaited<ReturnType<typeof broughtCounts>>): string {
  return [
    `${counted(brought, 'login was', 'logins were')} brought without a password of this portal’s.`,
    `${counted(came, 'has', 'have')} come in since.`,
    `${counted(keep, 'keeps', 'keep')} the password of the old system until then.`,
    `${counted(brought - came - keep, 'waits', 'wait')} to be claimed; ${counted(invited, 'was', 'were')} sent a link.`,
  ].join('\n');
}
