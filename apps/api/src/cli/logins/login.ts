import { hostname } from 'node:os';
import { parseArgs } from 'node:util';
import { isPaper, papers } from '@rochdale/domain/identity/login-changes/login-change';
import { isEmail } from '@rochdale/domain/identity/registration/contact';
import { openChanges, stopsOf, waitingChangeOf } from '../../features/identity/login-changes/public.ts';
import { findLogin, findLoginOfMember, recoveryCodesLeft } from '../../features/identity/sign-in/public.ts';
import { writeEntry } from '../../features/office/audit/write-entry.ts';
import { loginActs } from '../../features/office/logins/login-acts.ts';
import { loginChangeActs } from '../../features/office/logins/login-change-acts.ts';
import type { OfficeServices } from '../../features/office/staff/office-services.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import type { OfficeNote } from '../../platform/office/office-call.ts';
import { liveSessionsOf } from '../../platform/tokens/sessions-store.ts';
import type { Command } from '../command.ts';
import { withOffice } from '../with-office.ts';

const usage = `Usage: coop login <username or member> show|lock|unlock|sign-out|link|reset-second-step|call-off, coop login <username or member> email <new address>, or coop login changes; what changes something with --by <name> --reason <text>. At the counter: --paper ${papers.join('|')} --with <name>.`;

export const loginCommand: Command = {
  usage:
    'login <username or member> show|lock|unlock|sign-out|link|reset-second-step|email <address>|call-off --by <name> --reason <text> [--paper <document> --with <name>] | login changes',
  summary:
    'Shows a member’s login, locks and opens it, and changes it a day after every contact was told; at once for who stands there with a document, before two people.',
  async run(argumentsGiven) {
    const { values, positionals } = parseArgs({
      args: [...argumentsGiven],
      allowPositionals: true,
      options: {
        by: { type: 'string' },
        reason: { type: 'string' },
        paper: { type: 'string' },
        with: { type: 'string' },
      },
    });
    const [whose = '', action = '', email = ''] = positionals;
    return withOffice(async (services) => {
      const { db } = services;
      if (whose === 'changes' && action === '') return listChanges(db);
      const login = /^\d{1,12}$/.test(whose) ? await findLoginOfMember(db, whose) : await findLogin(db, whose);
      if (action === '') throw new Error(usage);
      if (!login) throw new Error(`There is no login ${whose}.`);
      const { memberNumber } = login;
      if (action === 'show') return show(services, memberNumber);
      const { by, reason, paper } = values;
      if (!by || !reason) throw new Error(usage);
      if (paper !== undefined && (!isPaper(paper) || !values.with)) throw new Error(usage);
      const asked = { memberNumber, action, email, by, reason, paper: paper ?? null, second: values.with };
      console.log(await db.transaction((tx) => carryOut(services, tx, asked)));
      return 0;
    });
  },
};

interface Asked {
  readonly memberNumber: string;
  readonly action: string;
  readonly email: string;
  readonly by: string;
  readonly reason: string;
  readonly paper: string | null;
  /** The second person, where the member stands at the counter. */
  readonly second: string | undefined;
}

async function carryOut(services: OfficeServices, tx: Transaction, asked: Asked): Promise<string> {
  const { memberNumber, action, reason, by: name, second } = asked;
  const note: OfficeNote = (inner, entry) => {
    const personal = { ...entry.personal, by: name, ...(second !== undefined && { with: second }) };
    return writeEntry(inner, services.auditSeal, services.clock.now(), { ...entry, byWhom: 'command', personal });
  };
  const acts = loginActs(services);
  const whose = { memberNumber, reason };
  switch (action) {
    case 'lock':
      await acts.lock(tx, whose, note);
      return 'The login is locked, and every session has ended.';
    case 'unlock':
      await acts.unlock(tx, whose, note);
      return 'The login is open.';
    case 'sign-out':
      return `${await acts.signOut(tx, whose, note)} sessions have ended.`;
    case 'link':
      return `A link goes to ${await acts.sendLink(tx, { ...whose, address: hostname() }, note)}.`;
    case 'call-off': {
      const change = await waitingChangeOf(tx, memberNumber);
      if (!change) throw new Error('No change of this login waits.');
      await acts.callOff(tx, { changeId: change.changeId, reason }, note);
      return 'The change is called off.';
    }
    default:
      return change(services, tx, asked, note);
  }
}

/** The server is one person: the day in which everybody can stop it stands for the second, and the counter names one. */
async function change(services: OfficeServices, tx: Transaction, asked: Asked, note: OfficeNote): Promise<string> {
  const { memberNumber, action, email, reason, by: name } = asked;
  const paper = asked.paper !== null && isPaper(asked.paper) ? asked.paper : null;
  const acts = loginChangeActs(services);
  const rest = { params: { memberNumber }, query: undefined };
  const by = { people: [], name, note };
  if (action === 'reset-second-step')
    await acts['logins.reset-second-step'](tx, { ...rest, body: { reason, paper } }, by);
  else if (action === 'email' && isEmail(email))
    await acts['logins.change-email'](tx, { ...rest, body: { reason, paper, email } }, by);
  else throw new Error(usage);
  const waiting = await waitingChangeOf(tx, memberNumber);
  return waiting
    ? `Every contact is told now. It is done on ${waiting.dueAt.toISOString()}, unless one of them stops it.`
    : 'It is done, and every session has ended.';
}

async function show({ db, clock }: OfficeServices, memberNumber: string): Promise<number> {
  const login = await findLoginOfMember(db, memberNumber);
  if (!login) return 1;
  const [sessions, codes, change, stops] = await Promise.all([
    liveSessionsOf(db, memberNumber, clock.now()),
    recoveryCodesLeft(db, login.loginKey),
    waitingChangeOf(db, memberNumber),
    stopsOf(db, memberNumber),
  ]);
  console.log(`${login.loginId}, member ${memberNumber}, ${login.email}`);
  if (login.lockedAt) console.log(`locked by the office since ${login.lockedAt.toISOString()}: ${login.lockReason}`);
  console.log(login.mfaEnabled ? `second step: authenticator, ${codes} recovery codes left` : 'no second step');
  for (const { browser, network, createdAt } of sessions)
    console.log(
      `session since ${createdAt.toISOString()}: ${browser || 'unknown browser'}, ${network ?? 'unknown network'}`,
    );
  if (change)
    console.log(`waits until ${change.dueAt.toISOString()}: ${change.kind} ${change.emailAfter ?? ''}`.trim());
  if (stops > 0) console.log(`stopped ${stops} times since the member last came in`);
  return 0;
}

async function listChanges(db: Executor): Promise<number> {
  for (const { change, name } of await openChanges(db))
    console.log(
      [
        change.memberNumber,
        name,
        change.kind,
        change.state === 'stopped' ? `stopped from ${change.stoppedFrom}` : `waits until ${change.dueAt.toISOString()}`,
      ].join('\t'),
    );
  return 0;
}
