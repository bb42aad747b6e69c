import type { OperationRequest } from '@rochdale/contract/operation';
import type { Operations } from '@rochdale/contract/operations/operations';
import {
  isSameEnrolment,
  type RoundUpEnrolment,
  roundUpAmountViolation,
  roundUpChoices,
  roundUpExpiryViolation,
  tidyEnrolment,
} from '@rochdale/domain/account/operation-roundup/round-up';
import { amountFieldText, centsOf, dollarsOf } from '@rochdale/domain/money';
import type { Violation } from '@rochdale/domain/violation';
import { todayAt } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { Refusal, refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import type { MessageServices } from '../../communications/messages/public.ts';
import { lockAccounts, refuseClosed, serviceAddressOf } from '../accounts/public.ts';
import { tellRoundUp } from './operation-roundup-messages.ts';
import { type RoundUpAccount, roundUpAccounts, writeEnrolments } from './operation-roundup-store.ts';

type OperationRoundupHandlers = Pick<Handlers, 'operation-roundup.list' | 'operation-roundup.update'>;
type Item = OperationRequest<Operations['operation-roundup.update']>['body'][number];

/** Changes that a member may make in an hour. */
const changesPerHour = 60;

/** Operation RoundUp (account-58). Ownership is checked before these run. */
export function operationRoundupHandlers(
  services: MessageServices & { readonly db: Database },
): OperationRoundupHandlers {
  const { db, clock, site } = services;
  const today = () => todayAt(clock, site().timeZone);
  return {
    'operation-roundup.list': async ({ caller: { memberNumber } }) => ({
      accounts: (await roundUpAccounts(db, memberNumber)).map(presentAccount),
      today: today(),
    }),
    'operation-roundup.update': async ({ body, caller: { memberNumber }, text }) => {
      const choices = roundUpChoices(site());
      if (!choices.enrolment && !choices.plus) throw refusal(404, 'error.serviceUnavailable');
      const limit = { key: `operation-roundup:${memberNumber}`, tries: changesPerHour, minutes: 60 };
      await takeTries(db, [limit], clock.now());
      const items = [...new Map(body.map((item) => [item.accountNumber, item])).values()];
      await db.transaction(async (tx) => {
        await lockAccounts(
          tx,
          items.map(({ accountNumber }) => accountNumber),
        );
        const onFile = await roundUpAccounts(tx, memberNumber);
        const before = new Map(onFile.map(({ enrolment }) => [enrolment.accountNumber, enrolment]));
        const wanted = items.map((item) => enrolmentOf(item, before.get(item.accountNumber), choices, today()));
        // Whoever leaves may do so.
        const joining = wanted.filter((one) => one.isRoundup && one !== before.get(one.accountNumber));
        await refuseClosed(
          { db: tx, clock, site },
          joining.map(({ accountNumber }) => accountNumber),
        );
        const changed = await writeEnrolments(tx, wanted, clock.now());
        await tellRoundUp(services, tx, memberNumber, changed);
      });
      return { message: text('operationRoundup.saved') };
    },
  };
}

/** What an item asks for, tidied; refuses of what it changes what the rules refuse, and an enrolment where members may not change it. */
function enrolmentOf(
  item: Item,
  before: RoundUpEnrolment | undefined,
  choices: ReturnType<typeof roundUpChoices>,
  today: string,
): RoundUpEnrolment {
  const { accountNumber, isRoundUp, amount, expireDate } = item;
  if (!choices.enrolment && isRoundUp !== (before?.isRoundup ?? false)) throw refusal(404, 'error.serviceUnavailable');
  const cents = amount === null ? null : centsOf(amount);
  const wanted = tidyEnrolment(
    { accountNumber, isRoundup: isRoundUp, amount: cents, expiration: expireDate },
    choices.plus,
  );
  // An enrolment that ended long ago may be sent along as it is.
  if (before && isSameEnrolment(wanted, before)) return before;
  if (isRoundUp && choices.plus) {
    const wrongAmount = cents === null ? undefined : roundUpAmountViolation(amountFieldText(cents));
    if (wrongAmount) throw problemOf(`amount-${accountNumber}`, accountNumber, wrongAmount);
    const wrongDay = roundUpExpiryViolation(expireDate ?? '', today);
    if (wrongDay) throw problemOf(`expireDate-${accountNumber}`, accountNumber, wrongDay);
  }
  return wanted;
}

/** A refusal that names the account, since several are sent at once. */
function problemOf(field: string, number: string, found: Violation): Refusal {
  const said = { code: 'operationRoundup.problem', params: { number, message: found } } as const;
  return new Refusal(400, said, { messageCode: found.code, field });
}

function presentAccount({ account, enrolment }: RoundUpAccount) {
  return {
    accountNumber: account.accountNumber,
    accountType: account.accountType,
    address: serviceAddressOf(account),
    operationRoundup: enrolment.isRoundup,
    operationRoundupAmount: enrolment.amount === null ? null : dollarsOf(enrolment.amount),
    operationRoundupExpiration: enrolment.expiration,
  };
}
