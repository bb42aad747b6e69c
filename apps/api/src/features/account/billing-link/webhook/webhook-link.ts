import { randomUUID } from 'node:crypto';
import { isSignedJson, signedHeaderNames, signJson } from '@rochdale/contract/billing-link/signed-json';
import { type BillingPath, billingCalls } from '@rochdale/contract/billing-link/wire';
import type { z } from 'zod';
import type { Clock } from '../../../../platform/clock.ts';
import { type BillingLink, type LinkAbilities, PostingRefused } from '../billing-link.ts';
import { callBilling } from '../call-billing.ts';

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
      const abilities = answered.parse(await ask('/abilities', {}, AbortSignal.timeout(timeoutMs)));
      const yes = (can: boolean): string => (can ? 'yes' : 'no');
      return {
        abilities,
        says: `signed JSON; balances: ${yes(abilities.balances)}, postings: ${yes(abilities.postings)}`,
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
    deliver: async ({ amount, fee, ...posting }) => {
      const asked = { ...posting, amountCents: amount, feeCents: fee };
      const answer = await ask('/postings', asked, AbortSignal.timeout(timeoutMs));
      const said = billingCalls['/postings'].answered.parse(answer);
      if (said.transNo !== posting.transNo || said.accountNumber !== posting.accountNumber)
        throw new Error('The billing system answered about another payment.');
      if (said.outcome === 'refused') throw new PostingRefused(said.reason);
      return { acceptedAt: new Date(said.acceptedAt) };
    },
  };
}
