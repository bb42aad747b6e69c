import { parseArgs } from 'node:util';
import { formatMoney } from '@rochdale/domain/money';
import { formatPhone } from '@rochdale/domain/typed-formats';
import { writeEntry } from '../../features/office/audit/write-entry.ts';
import { findMembers } from '../../features/office/members/finding/finding-handlers.ts';
import { readMember } from '../../features/office/members/read-member.ts';
import type { Command } from '../command.ts';
import { withOffice } from '../with-office.ts';

/** The command shows what a clerk's page shows: where a protected member lives is read in the office. */
const permissions = new Set<never>();

export const memberCommand: Command = {
  usage: 'member <name, number, account, phone, email, address, meter or payment> --by <name> --reason <text>',
  summary: 'Shows a member as the office’s page does, or those whom what was typed fits; reading one is on the record.',
  async run(argumentsGiven) {
    const { values, positionals } = parseArgs({
      args: [...argumentsGiven],
      allowPositionals: true,
      options: { by: { type: 'string' }, reason: { type: 'string' } },
    });
    const typed = positionals.join(' ');
    const { by, reason } = values;
    if (typed === '' || !by || !reason) throw new Error('Usage: coop member <anything> --by <name> --reason <text>.');
    return withOffice(async (services) => {
      const { members, opens } = await findMembers(services.db, typed, permissions);
      const only = opens ?? (members.length === 1 ? members[0]?.memberNumber : undefined);
      if (only === undefined) {
        for (const { memberNumber, name, found } of members) console.log([memberNumber, name, found].join('\t'));
        if (members.length === 0) console.error(`No member was found by ${typed}.`);
        return members.length === 0 ? 1 : 0;
      }
      const member = await readMember(services, only, { permissions });
      await writeEntry(services.db, services.auditSeal, services.clock.now(), {
        act: 'member-seen',
        byWhom: 'command',
        subject: { kind: 'member', id: only },
        personal: { by, reason },
      });
      console.log(linesOf(member).join('\n'));
      return 0;
    });
  },
};

function linesOf(member: Awaited<ReturnType<typeof readMember>>): string[] {
  const { memberNumber, name, contactPerson, persons, email, phones, login, marks, accounts, isPlaceHidden } = member;
  const lockedUntil = login?.lockedUntil ? `, locked until ${login.lockedUntil}` : '';
  return [
    `${name}, member ${memberNumber}`,
    ...marks.map(
      ({ mark, accountNumber, movedOn, since }) =>
        `  ${[mark, accountNumber, movedOn].filter(Boolean).join(' ')} (since ${since.slice(0, 10)})`,
    ),
    `  email ${email ?? 'none'}; phones ${isPlaceHidden ? 'hidden' : phones.map(({ phone }) => formatPhone(phone)).join(', ') || 'none'}`,
    ...(contactPerson === '' ? [] : [`  contact ${contactPerson}`]),
    ...persons.map(
      ({ personName, relation, mayAct }) =>
        `  ${[personName, relation].filter(Boolean).join(', ')}: ${mayAct ? 'may act' : 'named only'}`,
    ),
    login
      ? `  login ${login.loginId}, ${login.email}, last signed in ${login.lastSignedInAt ?? 'never'}${lockedUntil}`
      : '  no login',
    ...accounts.map(
      ({ accountNumber, accountType, serviceAddress, status, importedCents, paidHereCents, shownCents }) =>
        `  ${accountNumber} ${accountType}, ${serviceAddress?.split('\n')[0] ?? 'address hidden'}: ${formatMoney(shownCents)} (billed ${formatMoney(importedCents)}, paid here ${formatMoney(paidHereCents)}), ${status}`,
    ),
  ];
}
