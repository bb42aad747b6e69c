import { randomInt } from 'node:crypto';
import type { QueueAnswer } from '@rochdale/domain/office/queues/queues';
import { type RefusalSentence, refusalText } from '@rochdale/domain/office/queues/refusal-text';
import { workTypesFor } from '@rochdale/domain/service/service-requests/service-request';
import type { TextLanguage } from '@rochdale/domain/texts/languages';
import type { Translate } from '@rochdale/domain/texts/text';
import { formatPhone } from '@rochdale/domain/typed-formats';
import { todayAt } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { fieldRefusal, refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import { findAccount } from '../../account/accounts/public.ts';
import type { MessageServices } from '../../communications/messages/public.ts';
import { confirmServiceOrder } from './confirm-service-order.ts';
import { addServiceOrder, listServiceOrders } from './service-requests-store.ts';
import { workIn } from './work-words.ts';

/** Requests that a member may make in an hour. */
const requestsAnHour = 20;

/** Service requests (service-43). Ownership of the account is checked before these run. */
export function serviceRequestsHandlers(
  services: MessageServices & { readonly db: Database },
): Pick<Handlers, 'service-requests.types' | 'service-requests.submit' | 'service-requests.list'> {
  const { db, clock, site } = services;

  const workTypesAt = async (accountNumber: string, language?: TextLanguage) => {
    const account = await findAccount(db, accountNumber);
    if (!account) throw refusal(404, 'error.notFound');
    return workTypesFor(site(language).configuration.serviceWorkTypes, account.accountType);
  };

  return {
    'service-requests.types': async ({ params, language }) =>
      (await workTypesAt(params.accountNumber, language)).map(({ workTypeID, description }) => ({
        workTypeID,
        description,
      })),

    'service-requests.submit': async ({ body, caller, text }) => {
      const { accountNumber, workType } = body;
      const { memberNumber } = caller;
      const asked = (await workTypesAt(accountNumber)).find((one) => one.workTypeID === workType);
      if (!asked) throw fieldRefusal({ code: 'serviceRequests.workType.invalid', params: {} }, 'workType');
      const limit = { key: `service-requests:${memberNumber}`, tries: requestsAnHour, minutes: 60 };
      await takeTries(db, [limit], clock.now());
      const creation = todayAt(clock, site().timeZone);
      const phone = body.phone.replace(/\D/g, '');
      const order = {
        accountNumber,
        memberNumber,
        workType,
        phone,
        creation,
        description: asked.description,
        comments: body.comments.trim(),
        submittedAt: clock.now(),
      };
      const number = await db.transaction(async (tx) => {
        let soNumber = newNumber(creation);
        while (!(await addServiceOrder(tx, { ...order, soNumber }))) soNumber = newNumber(creation);
        await confirmServiceOrder(services, tx, { ...order, soNumber });
        return soNumber;
      });
      return { message: text('serviceRequests.done', { number, phone: formatPhone(phone) }) };
    },

    'service-requests.list': async ({ params, text, language }) =>
      (await listServiceOrders(db, params.accountNumber)).map(({ order, template, words }) => ({
        description: workIn(language, site, order),
        creation: order.creation,
        soNumber: order.soNumber,
        reviewed: order.reviewed ?? answered(text, order.answer, { template, words: words ?? '' }),
      })),
  };
}

/** What the office has answered, until the billing system has a word of its own (service-53). */
function answered(text: Translate, answer: QueueAnswer | null, why: RefusalSentence): string {
  if (answer === null) return text('serviceRequests.inReview');
  if (answer === 'approved') return text('serviceRequests.accepted');
  return text('serviceRequests.refused', { reason: refusalText(text, why) });
}

const newNumber = (day: string): string => `SO-${day.slice(2).replaceAll('-', '')}-${randomInt(100_000, 1_000_000)}`;
