import type { OfficeAnswerOf } from '@rochdale/contract/operations/office/office-operations';
import { hidesPlace } from '@rochdale/domain/office/member-marks/member-marks';
import { type FindQuery, findQueryOf } from '@rochdale/domain/office/members/finding/find-query';
import type { Permission } from '@rochdale/domain/office/staff/permissions';
import type { Database } from '../../../../platform/database/database.ts';
import type { OfficeHandlers } from '../../../../platform/office/office-call.ts';
import { protectedAmong } from '../../member-marks/public.ts';
import { describeMembers, type Found, findByNumber, findByWords } from './finding-store.ts';

/** Members that one answer names at most. */
const most = 20;

/** Finding members by whatever a caller has at hand (office-59). */
export function findingHandlers({ db }: { readonly db: Database }) {
  return {
    'members.find': async ({ caller, query }) => findMembers(db, query.q, caller.permissions),
  } satisfies Partial<OfficeHandlers>;
}

/**
 * The members whom something typed fits, those first that fit best, and the one whom a whole number names. By phone, street
 * or meter a protected member is found only by whoever may see where they live (office-91).
 */
export async function findMembers(
  db: Database,
  typed: string,
  permissions: ReadonlySet<Permission>,
): Promise<OfficeAnswerOf<'members.find'>> {
  const asked = findQueryOf(typed);
  if (asked === undefined) return { members: [], opens: null };
  const numbered = asked.digits === undefined ? [] : await findByNumber(db, asked.digits);
  const all = numbered.length > 0 ? numbered : await findByWords(db, asked);
  const kept = await protectedAmong(db, [...new Set(all.map(memberOf))]);
  const found = all.filter((one) => !(tellsPlace(one) && hidesPlace(kept.has(one.memberNumber), permissions)));
  const first = new Map<string, Found>();
  for (const one of found) if (!first.has(one.memberNumber)) first.set(one.memberNumber, one);
  const shown = [...first.values()].slice(0, most);
  const facts = new Map((await describeMembers(db, shown.map(memberOf))).map((one) => [one.memberNumber, one]));
  const whole = new Set(found.filter((one) => isWhole(one, asked)).map(memberOf));
  return {
    members: shown.flatMap(({ memberNumber, by, found: what }) => {
      const member = facts.get(memberNumber);
      return member ? [{ ...member, by, found: what }] : [];
    }),
    opens: whole.size === 1 ? ([...whole][0] ?? null) : null,
  };
}

/** Whether how somebody was found says where they are. */
const tellsPlace = ({ by }: Found): boolean => by === 'phone' || by === 'address' || by === 'meter';
const memberOf = ({ memberNumber }: Found): string => memberNumber;

/** Whether a whole number was named, not a word or the beginning of something. */
const isWhole = ({ by, found }: Found, { digits }: FindQuery): boolean =>
  by === 'account' ? found === digits : ['number', 'phone', 'payment', 'meter'].includes(by);
