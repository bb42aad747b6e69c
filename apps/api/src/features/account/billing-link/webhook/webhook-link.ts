import { randomUUID } from 'node:crypto';
import { isSignedJson, signedHeaderNames, signJson } from '@rochdale/contract/billing-link/signed-json';
import { type BillingPath, billingCalls, billingOutcome } from '@rochdale/contract/billing-link/wire';
import { toldKinds } from '@rochdale/domain/account/billing-link/told-kinds';
import type { z } from 'zod';
import type { Clock } from '../../../../platform/clock.ts';
import type { BillingLink, LinkAbilities } from '../billing-link.ts';
import { callBilling } from '../call-billing.ts';
import { DeliveryRefused, type Told } from '../told.ts';
import { readToldOutages } from './read-told-outages.ts';

/** How a billing system is reached that speaks signed JSON. */
export interface WebhookSettings {
  readonly url: string;
  /** The secret shared with it, and older ones that it may still sign with. */
  readonly secrets: readonly [string, ...string[]];
  readonly uses: LinkAbilities;
  readonly clock: Clock;
  /** How long a delivery may take. */
  readonly timeoutMs?: number;
}

/** A billing system that speaks signed JSON (billing-link-12). */
export function webhookLink({ url, secrets, uses, clock, timeoutMs = 10_000 }: WebhookSettings): BillingLink {
  /** Asks, and believes only an answer that was signed for this very question. */
  async function ask<P extends BillingPath>(
    path: P,
    about: z.input<(typeof billingCalls)[P]['asked']>,
    signal: AbortSignal,
  ): Promise<unknown> {
    const body = JSON.stringify(about);
    const id = randomUUID();
    const { time, signature } = signJson({ direction: 'question', path, id, body }, secrets, clock.now());
    const { status, text, headers } = await callBilling(`${url}${path}`, {
      headers: {
        'content-type': 'application/json',
        [signedHeaderNames.time]: time,
        [signedHeaderNames.id]: id,
        [signedHeaderNames.signature]: signature,
      },
      body,
      signal,
    });
    const given = {
      time: headers.get(signedHeaderNames.time) ?? '',
      id,
      signature: headers.get(signedHeaderNames.signature) ?? '',
    };
    if (!isSignedJson({ direction: 'answer', path, body: text }, given, secrets, clock.now()))
      throw new Error(`The billing system’s answer to ${path} is not signed (${status}).`);
    if (status !== 200) throw new Error(`The billing system answers ${status} to ${path}.`);
    return JSON.parse(text);
  }

  return {
    name: 'webhook',
    uses,
    describe: async () => {
      const { answered } = billingCalls['/abilities'];
      const { balances, changes, outages, tells } = answered.parse(
        await ask('/abilities', {}, AbortSignal.timeout(timeoutMs)),
      );
      const yes = (can: boolean): string => (can ? 'yes' : 'no');
      const told = toldKinds.map((kind) => `${kind}: ${yes(tells.includes(kind))}`).join(', ');
      return {
        abilities: { balances, changes, outages, tells: new Set(tells) },
        says: `signed JSON; balances: ${yes(balances)}, changes: ${yes(changes)}, outages: ${yes(outages)}, ${told}`,
      };
    },
    balanceOf: async (accountNumber, signal) => {
      const said = billingCalls['/balance'].answered.parse(await ask('/balance', { accountNumber }, signal));
      const { payments } = said;
      return {
        accountNumber: said.accountNumber,
        asOf: new Date(said.asOf),
        balance: said.balanceCents,
        pastDue: said.pastDueCents,
        dueDate: said.dueDate,
        cutOffDate: said.cutOffDate,
        payments: payments && {
          since: new Date(payments.since),
          named: payments.named.map(({ transNo, amountCents }) => ({ transNo, amount: amountCents })),
        },
      };
    },
    recordOf: async (account, signal) => {
      const said = billingCalls['/record'].answered.parse(await ask('/record', account, signal));
      return { ...said, asOf: new Date(said.asOf), location: said.location ?? {} };
    },
    outages: async (known, signal) => readToldOutages(await ask('/outages', { known: [...known] }, signal)),
    deliver: async (told) => {
      const { path, asked } = questionOf(told);
      const said = billingOutcome.parse(await ask(path, asked, AbortSignal.timeout(timeoutMs)));
      if (said.transNo !== told.transNo || subjectIn(said) !== subjectOf(told))
        throw new Error('The billing system answered about something else.');
      if (said.outcome === 'refused') throw new DeliveryRefused(said.reason);
      return { acceptedAt: new Date(said.acceptedAt) };
    },
  };
}

const subjectIn = (said: z.output<typeof billingOutcome>): string =>
  'accountNumber' in said ? said.accountNumber : said.memberNumber;
const subjectOf = (told: Told): string => (told.kind === 'profile-change' ? told.memberNumber : told.accountNumber);

/** What is asked for each kind. */
function questionOf(told: Told) {
  switch (told.kind) {
    case 'posting': {
      const { kind: _, amount: amountCents, fee: feeCents, ...posting } = told;
      return { path: '/postings', asked: { ...posting, amountCents, feeCents } } as const;
    }
    case 'service-order': {
      const { kind: _, submittedAt, ...order } = told;
      return { path: '/service-orders', asked: { ...order, submittedAt: submittedAt.toISOString() } } as const;
    }
    case 'profile-change': {
      const { transNo, memberNumber, name = null, addresses } = told;
      const phones = told.phones ? [...told.phones] : null;
      return { path: '/profile-changes', asked: { transNo, memberNumber, name, phones, addresses } } as const;
    }
    case 'outage-report': {
      const { kind: _, reportedAt, ...report } = told;
      return { path: '/outage-reports', asked: { ...report, reportedAt: reportedAt.toISOString() } } as const;
    }
    case 'payment-extension': {
      const { kind: _, amount: amountCents, askedAt, ...extension } = told;
      const asked = { ...extension, amountCents, askedAt: askedAt.toISOString() };
      return { path: '/payment-extensions', asked } as const;
    }
  }
}
