import { parseArgs } from 'node:util';
import { phoneDigits } from '@rochdale/domain/identity/registration/contact';
import { reasonViolation } from '@rochdale/domain/office/staff/reason';
import { writeEntry } from '../../features/office/audit/write-entry.ts';
import { presentMessage } from '../../features/office/messages/messages-handlers.ts';
import { addressesOf, membersAt, messagesAfter } from '../../features/office/messages/messages-store.ts';
import { sendAgain } from '../../features/office/messages/send-again.ts';
import type { OfficeServices } from '../../features/office/staff/office-services.ts';
import type { Command } from '../command.ts';
import { withOffice } from '../with-office.ts';

const usage =
  'Usage: coop messages --to <member|address>, or with --again <message> --way <login|on-file|contact> --by <name> --reason <text>.';
/** Messages that are listed. */
const mostListed = 50;

export const messagesCommand: Command = {
  usage:
    'messages --to <member|address> | messages --to <member> --again <message> --way <login|on-file|contact> --by <name> --reason <text>',
  summary:
    'Lists what was sent to a member or an address, without words and with contacts masked, or has one sent again to a contact on file, on the record.',
  async run(argumentsGiven) {
    const { values } = parseArgs({
      args: [...argumentsGiven],
      options: {
        to: { type: 'string' },
        again: { type: 'string' },
        way: { type: 'string', default: 'login' },
        by: { type: 'string' },
        reason: { type: 'string' },
      },
    });
    const { to, again: messageId, way, by = '', reason = '' } = values;
    if (to === undefined) throw new Error(usage);
    if (messageId === undefined) return withOffice((services) => listMessages(services, to));
    if (by.trim() === '' || reasonViolation(reason) || !/^\d{1,12}$/.test(to)) throw new Error(usage);
    return withOffice(async (services) => {
      const { auditSeal, clock } = services;
      const asked = { memberNumber: to, messageId, way, reason, address: 'the server' };
      const { sentTo, how } = await sendAgain(services, asked, (tx, entry) =>
        writeEntry(tx, auditSeal, clock.now(), {
          ...entry,
          byWhom: 'command',
          personal: { ...entry.personal, by },
        }),
      );
      console.log(`It goes to ${sentTo}, ${said[how]}.`);
      return 0;
    });
  },
};

const said = {
  'same-words': 'in its own words',
  'new-words': 'written again from the template and the facts, which it says',
  'new-code': 'as a new code or link',
} as const;

/** Prints what was sent to a member or an address, the newest first. */
export async function listMessages({ db }: Pick<OfficeServices, 'db'>, to: string): Promise<number> {
  const ofMember = /^\d{1,12}$/.test(to) ? await addressesOf(db, to) : undefined;
  // Ten digits may be a phone and a member's number.
  const isAddress = !/^\d{1,12}$/.test(to) || phoneDigits(to) !== undefined;
  if (!ofMember && !isAddress) throw new Error(`There is no member ${to}.`);
  const addresses = [...(ofMember ?? []), ...(isAddress ? [to.trim().toLowerCase()] : [])];
  if (isAddress) console.log(`On file for: ${(await membersAt(db, to)).join(', ') || 'nobody'}`);
  for (const message of (await messagesAfter(db, addresses, undefined, mostListed)).map(presentMessage)) {
    const { at, channel, kind, state, said: why, refusal } = message;
    const again = refusal === null ? 'can be sent again' : `not again: ${refusal}`;
    console.log([message.messageId, at, channel, message.to, kind, state, why ?? '-', again].join('\t'));
  }
  return 0;
}
