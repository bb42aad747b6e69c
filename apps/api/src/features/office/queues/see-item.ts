import type { OfficeAnswerOf } from '@rochdale/contract/operations/office/office-operations';
import { sectionsOf } from '@rochdale/domain/account/account-profile/profile-change';
import { maskedEmail } from '@rochdale/domain/identity/registration/contact';
import { hidesPlace } from '@rochdale/domain/office/member-marks/member-marks';
import { refusalWords, templatesOf } from '@rochdale/domain/office/queues/queues';
import { refusalText } from '@rochdale/domain/office/queues/refusal-text';
import { translatorOf } from '@rochdale/domain/texts/catalogues';
import type { Translate } from '@rochdale/domain/texts/text';
import type { Database, Executor } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { StaffCaller } from '../../../platform/office/office-call.ts';
import { memberNameOf } from '../../account/accounts/public.ts';
import { protectedAmong } from '../member-marks/public.ts';
import { askedChecks } from './asked-checks.ts';
import { askedLines } from './asked-lines.ts';
import { type Asked, exportedAt, findAsked } from './asked-store.ts';
import { answerOf, memberOf, momentsOf } from './facts-of.ts';
import { mayAnswer } from './may-answer.ts';
import { findItem, holderOf, type ItemKey } from './queue-items-store.ts';
import { toldAt } from './tell-answer.ts';

/** Whether what was asked for is kept from somebody: it says where a protected member lives (office-91). */
export async function isKeptFrom(
  db: Executor,
  memberNumber: string | null,
  { permissions }: Pick<StaffCaller, 'permissions'>,
): Promise<boolean> {
  const kept = memberNumber === null ? new Set() : await protectedAmong(db, [memberNumber]);
  return hidesPlace(kept.size > 0, permissions);
}

/** One of a queue, as the office sees it (office-124). */
export async function seeItem(
  db: Database,
  key: ItemKey,
  { caller, text, timeZone }: { readonly caller: StaffCaller; readonly text: Translate; readonly timeZone: string },
): Promise<OfficeAnswerOf<'queues.see'>> {
  const asked = await findAsked(db, key);
  if (!asked || (asked.kind === 'profile-change' && asked.row.status === 'replaced'))
    throw refusal(404, asked ? 'queues.replaced' : 'queues.unknown');
  const memberNumber = memberOf(asked);
  const isPlaceHidden = await isKeptFrom(db, memberNumber, caller);
  const [item, name, to, people] = await Promise.all([
    findItem(db, key),
    memberNumber === null ? undefined : memberNameOf(db, memberNumber),
    toldAt(db, asked),
    mayAnswer(db),
  ]);
  const holder = await holderOf(db, item);
  const [lines, checks] = isPlaceHidden
    ? [[], []]
    : [
        await askedLines(db, asked, { text, timeZone }),
        await askedChecks(db, asked, { text, permissions: caller.permissions }),
      ];
  const taken = await takenBy(db, asked);
  const { askedAt, answeredAt } = momentsOf(asked);
  const answer = answerOf(asked);
  const language = to?.language ?? 'en';
  const theirs = translatorOf(language);
  const why = { template: item?.template ?? null, words: item?.words ?? '' };
  return {
    ...key,
    version: item?.version ?? 0,
    askedAt: askedAt.toISOString(),
    name: name ?? visitorOf(asked),
    // A letter may name a member of long ago, who has no page.
    memberNumber: name === undefined ? null : memberNumber,
    isPlaceHidden,
    isCompared: ['profile-change', 'claim', 'rate-change'].includes(asked.kind),
    lines,
    sections: asked.kind === 'profile-change' ? sectionsOf(asked.row.change) : [],
    checks,
    holder: holder && { ...holder, isOwn: holder.staffId === caller.staffId, since: holder.since.toISOString() },
    mayHold: people.filter(({ staffId }) => staffId !== holder?.staffId),
    taken,
    answer: answer && {
      answer,
      by: item?.lastBy ?? null,
      at: (answeredAt ?? askedAt).toISOString(),
      said: answer === 'refused' ? refusalText(theirs, why) : '',
      wasTold: item?.wasTold ?? false,
    },
    tells: { to: to ? maskedEmail(to.recipient) : null, language },
    sentences: templatesOf[key.kind].map((template) => {
      return { template, label: text(refusalWords[template]), says: theirs(refusalWords[template]) };
    }),
  };
}

function visitorOf(asked: Asked): string | null {
  if (asked.kind === 'claim') return asked.row.name;
  if (asked.kind !== 'application') return null;
  return `${asked.row.application.firstName} ${asked.row.application.lastName}`;
}

/** What took it to the billing system, and when: a file by its number, or the live link. */
async function takenBy(db: Database, asked: Asked) {
  if (asked.kind === 'profile-change') return null;
  const { exportNumber } = asked.row;
  if (exportNumber !== null) {
    const { askedAt } = momentsOf(asked);
    return { exportNumber, at: ((await exportedAt(db, exportNumber)) ?? askedAt).toISOString() };
  }
  const linkedAt = asked.kind === 'service-order' || asked.kind === 'payment-help' ? asked.row.linkedAt : null;
  return linkedAt && { exportNumber, at: linkedAt.toISOString() };
}
