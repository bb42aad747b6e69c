import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/database/database.ts';
import type { GatewayCaller, Handlers } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { MessageServices } from '../messages/public.ts';
import { markUndeliverable } from '../notifications/public.ts';
import { answerText } from './answer-text.ts';
import { isKnownCompany } from './known-company.ts';

interface NoticesServices extends MessageServices {
  readonly db: Database;
  readonly smsInboundSecret: string | undefined;
}

const longestReason = 200;

/** Takes answers to text messages, and reports of addresses that take none. */
export function noticesHandlers(
  services: NoticesServices,
): Pick<Handlers, 'notices.text-reply' | 'notices.undeliverable'> {
  const { db, clock, smsInboundSecret } = services;
  const check = (caller: GatewayCaller) => {
    if (!isKnownCompany(caller, smsInboundSecret)) throw refusal(401, 'error.unauthorized');
  };
  return {
    'notices.text-reply': async ({ caller, body: { from, text, id }, note }) => {
      check(caller);
      await answerText(services, { phone: digitsOf(from), text, id: id ?? randomUUID(), note });
      return { received: true };
    },
    'notices.undeliverable': async ({ caller, body: { recipient, reason } }) => {
      check(caller);
      const address = recipient.includes('@') ? recipient.trim().toLowerCase() : digitsOf(recipient);
      await markUndeliverable(db, address, reason.slice(0, longestReason), clock.now());
      return { received: true };
    },
  };
}

/** A phone of the United States as ten digits. */
const digitsOf = (phone: string): string => phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
