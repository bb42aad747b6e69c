import type { OfficeHandlers } from '../../../platform/office/office-call.ts';
import type { OfficeServices } from '../staff/office-services.ts';
import { disputesOf } from './disputes-store.ts';

const most = 200;

/** Looking through what payers contested (office-102). */
export function disputesHandlers({ db }: Pick<OfficeServices, 'db'>) {
  return {
    'disputes.list': async ({ query }) => ({
      disputes: (await disputesOf(db, query.transNo, most)).map(
        ({ amount, evidenceBy, openedAt, endedAt, ...dispute }) => ({
          ...dispute,
          amountCents: amount,
          evidenceBy: evidenceBy?.toISOString() ?? null,
          openedAt: openedAt.toISOString(),
          endedAt: endedAt?.toISOString() ?? null,
        }),
      ),
    }),
  } satisfies Partial<OfficeHandlers>;
}
