import { formatMoney } from '@rochdale/domain/money';
import { addressOf } from '@rochdale/domain/website/screens/address';
import { todayAt } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { type MessageServices, tellMember } from '../../communications/messages/public.ts';
import { mayEnterIn } from '../../identity/opening/public.ts';
import { holdsLoginClosed } from '../../office/member-marks/public.ts';
import { listNotMoved, membersToAsk, takeAsking } from './not-moved-store.ts';

/** What asking did: who was written to, who may not sign in yet, and who has no e-mail address that could be used. */
export interface AskedMembers {
  readonly asked: number;
  readonly notYet: number;
  readonly withoutEmail: readonly string[];
}

const todayOf = ({ clock, site }: MessageServices) => todayAt(clock, site().timeZone);

/** What is asked of one member is taken back where nobody can be written to. */
class NoAddress extends Error {}

/**
 * Writes once to each member whose auto pay or payment could not be moved, with a link to set it up again (moving-in-40); to
 * nobody who may not sign in yet. Each in a transaction of its own: killed or run twice, it sends no second one.
 */
export async function askMembers(
  services: MessageServices & { readonly db: Database },
  { most, note }: { readonly most: number; readonly note: (tx: Transaction, memberNumber: string) => Promise<void> },
): Promise<AskedMembers> {
  const withoutEmail: string[] = [];
  let [asked, notYet] = [0, 0];
  for (const memberNumber of await membersToAsk(services.db, todayOf(services))) {
    if (asked >= most) break;
    try {
      const done = await services.db.transaction((tx) => askMember(services, tx, memberNumber, note));
      if (done === 'asked') asked += 1;
      if (done === 'not-yet') notYet += 1;
    } catch (error) {
      if (!(error instanceof NoAddress)) throw error;
      withoutEmail.push(memberNumber);
    }
  }
  return { asked, notYet, withoutEmail };
}

async function askMember(
  services: MessageServices,
  tx: Transaction,
  memberNumber: string,
  note: (tx: Transaction, memberNumber: string) => Promise<void>,
): Promise<'asked' | 'not-yet' | 'nothing'> {
  if (!(await mayEnterIn(tx, [memberNumber]))) return 'not-yet';
  if (await holdsLoginClosed(tx, memberNumber)) return 'nothing';
  if (!(await takeAsking(tx, memberNumber, { now: services.clock.now(), today: todayOf(services) }))) return 'nothing';
  const left = await listNotMoved(tx, todayOf(services), memberNumber);
  const { coopName: coop, phoneNumber: phone } = services.site().settings;
  const hasAutoPay = left.some(({ kind }) => kind === 'auto-pay');
  const told = await tellMember(
    services,
    tx,
    memberNumber,
    'auto-pay-not-moved',
    (text, formats, _language, named) => ({
      subject: text(hasAutoPay ? 'mail.notMoved.subject' : 'mail.notMoved.payment.subject'),
      paragraphs: [
        text('mail.notMoved.lead', { coop }),
        ...left.map(({ accountNumber, paymentDate, amount }) =>
          paymentDate === null || amount === null
            ? text('mail.notMoved.autoPay', { number: named(accountNumber) })
            : text('mail.notMoved.payment', {
                number: named(accountNumber),
                amount: formatMoney(amount),
                date: formats.letterDay(paymentDate),
              }),
        ),
        text('mail.notMoved.until'),
        text('mail.notMoved.help', { phone }),
      ],
      action: hasAutoPay
        ? { label: text('mail.notMoved.action'), to: addressOf('billpayments/auto-pay') }
        : { label: text('mail.notMoved.payment.action'), to: addressOf('scheduled-payments') },
    }),
  );
  if (told === undefined) throw new NoAddress();
  await note(tx, memberNumber);
  return 'asked';
}
