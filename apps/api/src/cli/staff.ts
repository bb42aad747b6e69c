import { parseArgs } from 'node:util';
import { isRoleName, type RoleName } from '@rochdale/domain/office/staff/roles';
import { isTwoPeopleLine, serverSwitchHours, twoPeopleLines } from '@rochdale/domain/office/staff/two-people';
import { switchRule } from '../features/office/approvals/rule-acts.ts';
import { writeEntry } from '../features/office/audit/write-entry.ts';
import type { OfficeServices } from '../features/office/staff/office-services.ts';
import { disableStaff, staffActs } from '../features/office/staff/staff-acts.ts';
import { invitationDays, invitationUrl } from '../features/office/staff/staff-messages.ts';
import { allStaff, findStaffByEmail, rolesIn } from '../features/office/staff/staff-store.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { OfficeNote } from '../platform/office/office-call.ts';
import type { Command } from './command.ts';
import { withOffice } from './with-office.ts';

const usage = `Usage: coop staff list, invite <email> --name <name> --roles <role,role>, roles <email> <role,role>, disable <email>, enable <email>, reset <email>, or rule <line> on|off; what changes something with --by <name> --reason <text>.`;

export const staffCommand: Command = {
  usage:
    'staff list | staff invite <email> --name <name> --roles <role,role> | staff roles <email> <role,role> | staff disable|enable|reset <email> | staff rule <line> on|off, with --by <name> --reason <text>',
  summary:
    'Lists the people of the office, and lets in, raises or shuts out, without a second person and on the record.',
  async run(argumentsGiven) {
    const { values, positionals } = parseArgs({
      args: [...argumentsGiven],
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        roles: { type: 'string' },
        by: { type: 'string' },
        reason: { type: 'string' },
      },
    });
    const [action = '', subject = '', more = ''] = positionals;
    return withOffice(async (services) => {
      if (action === 'list') return list(services);
      const { by, reason } = values;
      if (!by || !reason || subject === '') throw new Error(usage);
      const said = await services.db.transaction((tx) =>
        carryOut(services, tx, { action, subject, more, reason, by, name: values.name, roles: values.roles }),
      );
      console.log(said);
      return 0;
    });
  },
};

interface Asked {
  readonly action: string;
  readonly subject: string;
  readonly more: string;
  readonly by: string;
  readonly reason: string;
  readonly name: string | undefined;
  readonly roles: string | undefined;
}

async function list({ db }: OfficeServices): Promise<number> {
  for (const member of await allStaff(db)) {
    const state = member.disabledAt ? 'disabled' : member.joinedAt ? 'active' : 'invited';
    console.log([member.email, member.name, rolesIn(member).join(',') || '-', state].join('\t'));
  }
  return 0;
}

async function carryOut(services: OfficeServices, tx: Transaction, asked: Asked): Promise<string> {
  const { action, subject, more, reason, name } = asked;
  const { auditSeal, clock } = services;
  const note: OfficeNote = (inner, entry) => {
    const personal = { ...entry.personal, by: asked.by };
    return writeEntry(inner, auditSeal, clock.now(), { ...entry, byWhom: 'command', personal });
  };
  const by = { people: [], name: asked.by, note };
  let code = '';
  const acts = staffActs(services, (made) => {
    code = made;
  });
  const link = (): string => `${invitationUrl(services, code)}\nIt holds for ${invitationDays} days, and once.`;
  const rest = { params: undefined, query: undefined };
  if (action === 'invite') {
    if (name === undefined || asked.roles === undefined || !subject.includes('@')) throw new Error(usage);
    const body = { email: subject, name, roles: rolesFrom(asked.roles), reason };
    await acts['staff.invite'](tx, { ...rest, body }, by);
    return `${name} is invited: ${link()}`;
  }
  if (action === 'rule') return rule(services, tx, asked, note);
  const member = await findStaffByEmail(tx, subject);
  if (!member) throw new Error(`Nobody of the office has the e-mail address ${subject}.`);
  const params = { staffId: member.staffId };
  switch (action) {
    case 'roles':
      await acts['staff.change-roles'](tx, { ...rest, params, body: { roles: rolesFrom(more), reason } }, by);
      return `${member.name} has these roles: ${more}.`;
    case 'disable':
      await disableStaff(tx, member.staffId, clock.now(), reason, note);
      return `The login of ${member.name} is turned off, and its sessions have ended.`;
    case 'enable':
      await acts['staff.enable'](tx, { ...rest, params, body: { reason } }, by);
      return `The login of ${member.name} is turned on.`;
    case 'reset':
      await acts['staff.reset-second-step'](tx, { ...rest, params, body: { reason } }, by);
      return `${member.name} signs in anew: ${link()}`;
    default:
      throw new Error(usage);
  }
}

/** The server's own switch waits for a day when it switches off, so that whoever is told can object. */
async function rule(services: OfficeServices, tx: Transaction, asked: Asked, note: OfficeNote): Promise<string> {
  const { subject: line, more, by: name, reason } = asked;
  if (!isTwoPeopleLine(line) || !/^(on|off)$/.test(more))
    throw new Error(`Usage: coop staff rule <line> on|off. The lines are ${twoPeopleLines.join(', ')}.`);
  const isOn = more === 'on';
  const from = new Date(services.clock.now().getTime() + (isOn ? 0 : serverSwitchHours * 3_600_000));
  await switchRule(services, tx, { line, isOn, from, name, reason }, { people: [], name, note });
  return isOn
    ? `${line} takes two people.`
    : `${line} takes two people until ${from.toISOString()}; all staff are told.`;
}

function rolesFrom(text: string): RoleName[] {
  const named = text.split(',').map((one) => one.trim());
  const wrong = named.find((one) => !isRoleName(one));
  if (wrong !== undefined) throw new Error(`There is no role ${wrong || 'without a name'}.`);
  return named.filter(isRoleName);
}
