import { tidyLetterNumber } from '@rochdale/domain/service/letter-return/letter';
import type { Database } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import type { Limit } from '../../../platform/limits/limits-store.ts';
import { type MessageServices, sendMessage } from '../../communications/messages/public.ts';
import { findLetter, keepReturned } from './letter-return-store.ts';

/** Wrong pairs: five a day are evaluated for one member number, and twenty an hour from one address. */
const limitsOf = (memberNumber: string, address: string): readonly Limit[] => [
  { key: `letter-return:address:${address}`, tries: 20, minutes: 60 },
  { key: `letter-return:member:${memberNumber}`, tries: 5, minutes: 24 * 60 },
];

/**
 * Capital credit letters come back signed (service-58, service-59). A wrong letter id and an unknown member are
 * answered alike; that a letter came back already is told only to who has both of its numbers.
 */
export function letterReturnHandlers(
  services: MessageServices & { db: Database },
): Pick<Handlers, 'letter-return.submit'> {
  const { db, clock, site } = services;
  return {
    'letter-return.submit': async ({ body, address, text }) => {
      const now = clock.now();
      const letter = {
        memberNumber: tidyLetterNumber(body.memberNumber),
        letterId: tidyLetterNumber(body.letterId),
      };
      const tries = await takeTries(db, limitsOf(letter.memberNumber, address), now);
      const found = await findLetter(db, letter);
      if (!found) throw refusal(404, 'letterReturn.notFound', { label: site().config.memberNumberLabel });
      await tries.giveBack();
      const isNew =
        found.returnedOn === null &&
        (await db.transaction(async (tx) => {
          if (!(await keepReturned(tx, letter, now))) return false;
          const { email: recipient } = site().settings;
          const to = { channel: 'email', recipient, kind: 'letter-returned', language: 'en' } as const;
          await sendMessage(services, tx, to, (words) => ({
            subject: words('mail.letterReturned.subject'),
            paragraphs: [words('mail.letterReturned', letter)],
          }));
          return true;
        }));
      if (!isNew) throw refusal(409, 'letterReturn.alreadyReturned');
      return { message: text('letterReturn.done') };
    },
  };
}
