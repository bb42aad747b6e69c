import type { Transaction } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { OfficeHandlers, TwoPeopleActs } from '../../../platform/office/office-call.ts';
import { findRequisition, reconcile } from '../../paying/payments/public.ts';
import { settleBooks } from '../comparing/settle-books.ts';
import { requireNotHeld } from '../holds/public.ts';
import { noteBooks } from '../watches/public.ts';
import { askCompany } from './ask-company.ts';
import type { ChargesServices } from './charges-services.ts';
import { chargesNewest, findCharge, lockCharge, markCharge, type UnknownCharge } from './charges-store.ts';
import { findUnknown } from './find-unknown.ts';
import { matchCharge } from './match-charge.ts';

const most = 200;
const mostAsked = 10_000;

/** Settling what the company took and our books do not know, and comparing the books (office-103 to office-105). */
export function chargesHandlers(services: ChargesServices) {
  const { db, clock } = services;
  return {
    'charges.list': async () => ({ charges: (await chargesNewest(db, most)).map(present) }),
    'charges.match': async ({ params: { reference }, body, caller, note }) => {
      await requireNotHeld(db);
      const found = await findCharge(db, reference);
      if (!found) throw refusal(404, 'charges.unknown');
      if (found.state !== 'open') throw refusal(409, 'charges.decided');
      const { accountNumber, reason } = body;
      await matchCharge(services, found, { accountNumber, reason, name: caller.name }, (tx) =>
        note(tx, {
          act: 'charge-matched',
          subject: { kind: 'payment', id: found.transNo },
          facts: { reference, amountCents: found.amount, accountNumber },
          personal: { reason },
        }),
      );
      return {};
    },
    'books.compare': async ({ body: { days }, note }) => {
      await requireNotHeld(db);
      await reconcile(services, { evenEarly: true, limit: mostAsked });
      const { posted, left } = await settleBooks(services, days).catch(() => {
        throw refusal(409, 'charges.silent');
      });
      await findUnknown(services, days).catch(() => {
        throw refusal(409, 'charges.silent');
      });
      await db.transaction(async (tx) => {
        await noteBooks(tx, left.length, clock.now());
        await note(tx, { act: 'books-compared', facts: { days, posted: posted.length, left: left.length } });
      });
      const differences = left.map(({ portal, other, ...rest }) => ({ ...rest, hereCents: portal, thereCents: other }));
      return { posted: posted.length, differences };
    },
    'payments.ask': async ({ params: { transNo }, note }) => {
      await requireNotHeld(db);
      const requisition = await findRequisition(db, transNo);
      if (requisition?.purpose !== 'payment') throw refusal(404, 'officePayments.unknown');
      const before = requisition.state;
      await askCompany(services, requisition);
      const after = (await findRequisition(db, transNo))?.state;
      await note(db, { act: 'payment-asked', subject: { kind: 'payment', id: transNo }, facts: { before, after } });
      return {};
    },
  } satisfies Partial<OfficeHandlers>;
}

/** Giving a charge back, which takes two people: it is reserved here before the company is asked (office-104). */
export function chargesActs({ clock }: Pick<ChargesServices, 'clock'>) {
  return {
    'charges.give-back': async (tx: Transaction, { params: { reference }, body: { reason } }, by) => {
      await requireNotHeld(tx);
      const found = await lockCharge(tx, reference);
      if (!found) throw refusal(404, 'charges.unknown');
      if (found.state !== 'open') throw refusal(409, 'charges.decided');
      await markCharge(tx, reference, { state: 'giving-back', byWhom: by.name, reason, decidedAt: clock.now() });
      await by.note(tx, {
        act: 'charge-given-back',
        subject: { kind: 'payment', id: found.transNo },
        facts: { reference, amountCents: found.amount },
        personal: { reason },
      });
    },
  } satisfies Partial<TwoPeopleActs>;
}

const present = ({
  amount,
  fee,
  chargedAt,
  foundAt: _foundAt,
  decidedAt: _decidedAt,
  settledAt: _settledAt,
  ...rest
}: UnknownCharge) => ({ ...rest, amountCents: amount, feeCents: fee, chargedAt: chargedAt.toISOString() });
