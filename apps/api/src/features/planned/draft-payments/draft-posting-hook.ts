import type { AuditKindOf } from '@rochdale/contract/operations/operations';
import { draftRequestItem } from '@rochdale/contract/operations/planned/draft-payments';
import { localTimeAt } from '@rochdale/domain/dates';
import { z } from 'zod';
import { lockAccounts } from '../../account/accounts/public.ts';
import type { MessageServices } from '../../communications/messages/public.ts';
import { chooseDraftNotice } from '../../communications/notifications/public.ts';
import { noteEvent } from '../../identity/security/security-store.ts';
import type { PostingHook } from '../../paying/payments/public.ts';
import { consent } from '../authorizations/public.ts';
import { draftAccountsOf } from './draft-accounts.ts';
import { keepDraftConsents } from './draft-consents.ts';
import { tellSetUp } from './draft-messages.ts';
import { addDrafts } from './drafts-store.ts';
import { draftOf } from './set-up-drafts.ts';

/** What a hosted page is opened for: the drafts, and the consent that was given before. */
const draftIntent = z.object({ items: z.array(draftRequestItem), consent });
export type DraftIntent = z.input<typeof draftIntent>;

/** Sets up what a hosted page has kept a card or a bank account for; an account that has a draft or auto pay by now is left. */
export function draftPostingHook(messages: MessageServices): PostingHook {
  return async (tx, { memberNumber, storedMethod, intent }, now) => {
    if (storedMethod === null) return;
    const { items, consent: given } = draftIntent.parse(intent);
    const today = localTimeAt(now, messages.site().timeZone).day;
    await lockAccounts(
      tx,
      items.map(({ accountNumber }) => accountNumber),
    );
    const accounts = await draftAccountsOf(tx, memberNumber, today);
    const free = new Set(
      accounts.flatMap((one) => (one.draft === null && !one.autopayExists ? [one.accountNumber] : [])),
    );
    const isCard = storedMethod.paymentType === 'cc';
    const rows = items
      .filter(({ accountNumber }) => free.has(accountNumber))
      .map((item) => ({
        ...draftOf(item, memberNumber, accounts, today),
        draftType: isCard ? ('credit-card' as const) : ('bank' as const),
        financialInstitutionName: storedMethod.brand,
        lastFour: storedMethod.lastFour,
        token: storedMethod.token,
        createdAt: now,
      }));
    const added = await addDrafts(tx, rows);
    const told = rows.filter(({ accountNumber }) => added.includes(accountNumber));
    await keepDraftConsents(tx, told, given);
    if (told.length === 0) return;
    const kind = 'draft-set-up' satisfies AuditKindOf<'hosted-payment.postback'>;
    await noteEvent(tx, { kind, at: now, memberNumber, address: given.network });
    const announced = isCard ? [] : await chooseDraftNotice(messages, tx, memberNumber, added);
    await tellSetUp(messages, tx, memberNumber, told, {
      lastFour: storedMethod.lastFour,
      announced,
      consent: given,
    });
  };
}
