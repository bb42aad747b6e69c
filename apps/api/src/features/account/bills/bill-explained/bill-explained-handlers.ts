import { formatDay } from '@rochdale/domain/dates';
import { translatorOf } from '@rochdale/domain/texts/catalogues';
import { todayAt } from '../../../../platform/clock.ts';
import type { Handlers } from '../../../../platform/http/caller.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { takeTries } from '../../../../platform/limits/limits.ts';
import type { MessageServices } from '../../../communications/messages/public.ts';
import { billQuestion, billQuestionWords, requestOnce } from '../../../service/service-requests/public.ts';
import { phonesOf } from '../../accounts/public.ts';
import { questionText } from './ask-about-bill.ts';
import { type ExplainServices, explainBill } from './explain-bill.ts';

/** Questions that a member may ask in an hour. */
const questionsAnHour = 20;

/** A bill, explained, and questions about it (account-121 to account-127). Ownership is checked before these run. */
export function billExplainedHandlers(
  services: ExplainServices & MessageServices,
): Pick<Handlers, 'bill-explained.get' | 'bill-explained.ask'> {
  const { db, clock, site } = services;
  return {
    'bill-explained.get': async ({ params: { accountNumber }, query: { billDate }, text, language }) => {
      const found = await explainBill(services, { accountNumber, billDate, text, language });
      if (!found) throw refusal(404, 'bill.notFound');
      return found;
    },

    'bill-explained.ask': async ({ params: { accountNumber }, body, caller, text }) => {
      const { memberNumber } = caller;
      // The office reads it, so it is written as the office's own words are.
      const office = { text: translatorOf('en'), language: 'en' } as const;
      const explained = await explainBill(services, { accountNumber, billDate: body.billDate, ...office });
      if (!explained) throw refusal(404, 'bill.notFound');
      const limit = { key: `bill-questions:${memberNumber}`, tries: questionsAnHour, minutes: 60 };
      await takeTries(db, [limit], clock.now());
      const [phone] = await phonesOf(db, memberNumber);
      const request = {
        accountNumber,
        memberNumber,
        workType: billQuestion,
        phone: phone?.phone ?? null,
        creation: todayAt(clock, site().timeZone),
        description: billQuestionWords(office.text, formatDay(explained.billDate)),
        comments: questionText(explained, body, office.text),
        submittedAt: clock.now(),
      };
      const number = await db.transaction((tx) => requestOnce(services, tx, request));
      return { message: text('billExplained.ask.done', { number }) };
    },
  };
}
