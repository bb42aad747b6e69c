import { isTakenInTime } from '@rochdale/domain/paying/payment-help/answer-time';
import { afterHelpEvent, type HelpEvent, helpStanding } from '@rochdale/domain/paying/payment-help/help-standing';
import { todayAt } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { MessageServices } from '../../communications/messages/public.ts';
import { isHeld } from '../../office/holds/public.ts';
import { factsOf, saidByBooks } from './help-facts.ts';
import { type HelpNews, tellHelp } from './payment-help-messages.ts';
import { booksOf, type PaymentHelp } from './payment-help-store.ts';
import { fileTakenAt, holdHelp, linkAnswerOf, openNumbers, writeHelp } from './settle-help-store.ts';

/**
 * Takes what has become known of what members asked for: answers over the link, files that were taken, what the books say
 * (paying-87, paying-89). Each in one transaction with the message to its member. Safe to run anywhere, any number of
 * times. Answers how many changed.
 */
export async function settleHelp(services: MessageServices & { readonly db: Database }): Promise<number> {
  if (await isHeld(services.db)) return 0;
  let changed = 0;
  for (const key of await openNumbers(services.db)) {
    const isChanged = await services.db.transaction(async (tx) => {
      const help = await holdHelp(tx, key);
      return help !== undefined && settleOne(services, tx, help);
    });
    if (isChanged) changed += 1;
  }
  return changed;
}

async function settleOne(services: MessageServices, tx: Transaction, help: PaymentHelp): Promise<boolean> {
  const { clock, site } = services;
  const { timeZone } = site();
  const now = clock.now();
  const before = helpStanding(factsOf(help), todayAt(clock, timeZone));
  if (help.endedAt !== null || before === 'refused') return false;
  // Whoever holds the account now asked for nothing.
  const isAnothers = (await booksOf(tx, help.accountNumber))?.memberNumber !== help.memberNumber;
  if (before === 'over' || isAnothers) {
    await writeHelp(tx, help, { endedAt: now });
    // Who got no answer must not believe that it was granted.
    if (help.answer === null && !isAnothers) await tellHelp(services, tx, help, 'ranOut');
    return true;
  }
  const { events, answeredBy, heardAt, answeredAt } = await newsOf(tx, help, now);
  const answered = events.reduce(afterHelpEvent, factsOf(help));
  const isNewlyAnswered = help.answer === null && answered.answer !== null;
  const asItIs = { ...help, ...(isNewlyAnswered && { answer: answered.answer, answeredAt, answeredBy }) };
  const said = await saidByBooks(tx, asItIs, timeZone);
  const books: readonly HelpEvent[] = said === undefined ? [] : [said ? 'contradicted' : 'confirmed'];
  const after = books.reduce(afterHelpEvent, answered);
  const isSame = after.answer === help.answer && after.isContradicted === (help.contradictedAt !== null);
  if (isSame && heardAt === help.heardAt) return false;
  await writeHelp(tx, help, {
    heardAt,
    answer: after.answer,
    ...(isNewlyAnswered && { answeredAt, answeredBy }),
    contradictedAt: after.isContradicted ? (help.contradictedAt ?? now) : null,
  });
  const news: HelpNews = after.answer === 'refused' ? 'refused' : after.isContradicted ? 'contradicted' : 'granted';
  if (!isSame) await tellHelp(services, tx, help, news, (text) => text('mail.refused.notAllowed'));
  return !isSame;
}

/** What link and file say of one, each once. */
async function newsOf(tx: Transaction, help: PaymentHelp, now: Date) {
  const none = { events: [] as HelpEvent[], answeredBy: null, heardAt: help.heardAt, answeredAt: now };
  const link = help.heardAt === null && help.linkedAt !== null ? await linkAnswerOf(tx, help) : undefined;
  if (link) {
    const event: HelpEvent = link === 'accepted' ? 'link-accepted' : 'link-refused';
    return { ...none, events: [event], answeredBy: 'link' as const, heardAt: now };
  }
  if (help.grantor !== 'file' || help.answer !== null || help.exportNumber === null) return none;
  const takenAt = await fileTakenAt(tx, help.exportNumber);
  if (takenAt === null || !isTakenInTime(takenAt, help.answerBy)) return none;
  const event: HelpEvent = 'file-taken';
  return { ...none, events: [event], answeredBy: 'file' as const, answeredAt: takenAt };
}
