import { findQueryOf } from '@rochdale/domain/office/finding/find-query';
import type { Database } from '../../../platform/database/database.ts';
import type { OfficeHandlers } from '../../../platform/office/office-call.ts';
import { describeMembers, type Found, findByNumber, findByWords } from './finding-store.ts';

/** Members that one answer names at most. */
const most = 20;

/** Finding members by whatever a caller has at hand (office-59). */
export function findingHandlers({ db }: { readonly db: Database }) {
  return {
    'members.find': async ({ query }) => {
      const asked = findQueryOf(query.q);
      if (asked === undefined) return { members: [], opens: null };
      const found = [
        ...(asked.digits === undefined ? [] : await findByNumber(db, asked.digits)),
        ...(await findByWords(db, asked)),
      ];
      const first = new Map<string, Found>();
      for (const one of found) if (!first.has(one.memberNumber)) first.set(one.memberNumber, one);
      const shown = [...first.values()].slice(0, most);
      const facts = new Map(
        (await describeMembers(db, [...first.keys()].slice(0, most))).map((one) => [one.memberNumber, one]),
      );
      const whole = new Set(
        found
          .filter(({ by, found: what }) => by !== 'account' || what === asked.digits)
          .filter(isWhole)
          .map(memberOf),
      );
      return {
        members: shown.flatMap(({ memberNumber, by, found: what }) => {
          const member = facts.get(memberNumber);
          return member ? [{ ...member, by, found: what }] : [];
        }),
        opens: whole.size === 1 ? ([...whole][0] ?? null) : null,
      };
    },
  } satisfies Partial<OfficeHandlers>;
}

const memberOf = ({ memberNumber }: Found): string => memberNumber;
/** Whether a whole number was named, not a word or the beginning of something. */
const isWhole = ({ by }: Found): boolean => ['number', 'account', 'phone', 'payment', 'meter'].includes(by);
