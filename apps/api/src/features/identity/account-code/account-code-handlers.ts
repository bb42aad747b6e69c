import { randomUUID } from 'node:crypto';
import { memberLanguage } from '@rochdale/domain/texts/languages';
import { z } from 'zod';
import type { Doors } from '../../../platform/doors/doors.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { fieldRefusal, refusal } from '../../../platform/http/refusal.ts';
import { findAccount } from '../../account/accounts/public.ts';
import { isAccountLocked } from '../../paying/quick-pay/public.ts';
import { type IdentityServices, passCodeDoor, requestSignInHelp } from '../sign-in/public.ts';
import { checkCode } from '../verification-codes/verification-code.ts';

/** How long what a code opened stays open: a payment or a report is done by then. */
const keyMinutes = 30;
const sealedAttempt = z.object({ attemptId: z.uuid(), accountNumber: z.string() });

type AccountCodeHandlers = Pick<Handlers, 'account-code.send' | 'account-code.check'>;

/**
 * A code to a contact on file opens an account that too many wrong digits have locked. Whether the account exists, is
 * locked, or has a contact is answered alike.
 */
export function accountCodeHandlers(services: IdentityServices & { readonly doors: Doors }): AccountCodeHandlers {
  const { db, clock, site, sealer, doors } = services;
  return {
    'account-code.send': async ({ body, address, proof, browser, language, text }) => {
      const now = clock.now();
      const { accountNumber, channel } = body;
      await passCodeDoor(doors, { address, proof }, accountNumber, now);
      const attemptId = randomUUID();
      if (await isAccountLocked(db, accountNumber, browser, now))
        await requestSignInHelp(services, {
          kind: 'account-code',
          accountNumber,
          channel,
          attemptId,
          address,
          language: memberLanguage(language),
        });
      const until = new Date(now.getTime() + site().config.security.codeMinutes * 60_000);
      return {
        attempt: sealer.seal('account-code', { attemptId, accountNumber }, until),
        message: text('accountCode.sent', { phone: site().settings.phoneNumber }),
      };
    },
    'account-code.check': async ({ body }) => {
      const now = clock.now();
      const opened = sealedAttempt.safeParse(sealer.open('account-code', body.attempt, now)).data;
      if (opened === undefined) throw refusal(400, 'accountCode.tooLate');
      const { attemptId, accountNumber } = opened;
      const memberNumber = await checkCode(services, attemptId, body.verificationCode);
      const account = memberNumber === undefined ? undefined : await findAccount(db, accountNumber);
      if (account === undefined || account.memberNumber !== memberNumber)
        throw fieldRefusal({ code: 'accountCode.wrong', params: {} }, 'verificationCode');
      const until = new Date(now.getTime() + keyMinutes * 60_000);
      return { accountKey: sealer.seal('account-key', { accountNumber }, until) };
    },
  };
}
