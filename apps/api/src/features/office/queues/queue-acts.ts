import type { ProfileSection } from '@rochdale/domain/account/account-profile/profile';
import { sectionsOf } from '@rochdale/domain/account/account-profile/profile-change';
import { isClosed } from '@rochdale/domain/account/holdings/holding';
import { officeMoment } from '@rochdale/domain/office/frame/office-time';
import { type QueueAct, queueViolation, sentenceViolation } from '@rochdale/domain/office/queues/queues';
import type { RefusalSentence } from '@rochdale/domain/office/queues/refusal-text';
import { todayAt } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { fieldRefusal, Refusal, refusal } from '../../../platform/http/refusal.ts';
import { decideUpdate, hasNewerUpdate, reopenUpdate } from '../../account/account-profile/public.ts';
import { findAccount, lockAccounts } from '../../account/accounts/public.ts';
import type { MessageServices } from '../../communications/messages/public.ts';
import { hasOpenRequest } from '../../energy/what-if/public.ts';
import { openHelp, type PaymentHelp } from '../../paying/payment-help/public.ts';
import { type Asked, findAsked, writeAnswer } from './asked-store.ts';
import { factsOf } from './facts-of.ts';
import { holderOf, holdItem, type ItemKey, noteDone, type QueueItem } from './queue-items-store.ts';
import { type Outcome, tellAnswer } from './tell-answer.ts';

/** Who does it: somebody of staff, or somebody at the server, who is nobody's. */
export interface QueueActor {
  readonly staffId: string | undefined;
  readonly name: string;
  /** How it was when they looked; undefined: at the server, where nobody looks for long. */
  readonly version: number | undefined;
}

/** One of a queue, held until the transaction ends. */
export interface HeldItem {
  readonly key: ItemKey;
  readonly asked: Asked;
  readonly item: QueueItem;
}

/** What somebody else has done, for whoever was slower (office-126). */
const quickerWords = {
  take: 'queues.quicker.take',
  'give-back': 'queues.quicker.give-back',
  assign: 'queues.quicker.assign',
  approve: 'queues.quicker.approve',
  refuse: 'queues.quicker.refuse',
  reopen: 'queues.quicker.reopen',
} as const;

type ActServices = Pick<MessageServices, 'clock' | 'site'>;

/** Holds one of a queue for an act that somebody may do with it now; refuses else, and says who was quicker. */
export async function holdFor(
  { clock, site }: ActServices,
  tx: Transaction,
  key: ItemKey,
  act: QueueAct,
  by: QueueActor,
): Promise<HeldItem> {
  if (!(await findAsked(tx, key))) throw refusal(404, 'queues.unknown');
  const item = await holdItem(tx, key);
  // Read once more: it may have been answered while another had it.
  const asked = await findAsked(tx, key);
  if (!asked) throw refusal(404, 'queues.unknown');
  if (by.version !== undefined && by.version !== item.version && item.lastAct !== null && item.lastAt !== null) {
    const time = officeMoment(item.lastAt, clock.now(), site().timeZone);
    throw refusal(409, quickerWords[item.lastAct], { name: item.lastBy ?? '', time });
  }
  if (asked.kind === 'profile-change' && asked.row.status === 'replaced') throw refusal(409, 'queues.replaced');
  const found = queueViolation(factsOf(asked, await holderOf(tx, item)), act, by.staffId);
  if (found) throw new Refusal(409, found);
  return { key, asked, item };
}

/** Gives one to somebody, or to nobody; answers its version. */
export const passOn = (
  { clock }: ActServices,
  tx: Transaction,
  { key }: HeldItem,
  act: 'take' | 'give-back' | 'assign',
  heldBy: string | null,
  { name }: QueueActor,
): Promise<number> => noteDone(tx, key, { act, by: name, at: clock.now(), heldBy });

/** Approves one, a profile change whole or in part: what is not approved of it is refused. Tells whoever asked. */
export async function approve(
  services: MessageServices,
  tx: Transaction,
  { key, asked }: HeldItem,
  by: QueueActor,
  sections?: readonly ProfileSection[],
): Promise<number> {
  const at = services.clock.now();
  const left = { act: 'approve', by: by.name, at } as const;
  if (asked.kind !== 'profile-change')
    return noteDone(tx, key, { ...left, wasTold: await answer(services, tx, asked, { outcome: 'approved' }) });
  const all = sectionsOf(asked.row.change);
  if (sections?.some((section) => !all.includes(section))) throw refusal(400, 'queues.parts.unknown');
  const done = await decideUpdate(services, tx, asked.row.updateId, {
    decision: 'approved',
    ...(sections && { sections }),
  });
  if (!done) throw refusal(409, 'queues.answered');
  if (done.restId !== undefined) {
    const rest = { kind: 'profile-change', itemId: String(done.restId) } as const;
    await holdItem(tx, rest);
    await noteDone(tx, rest, { ...left, act: 'refuse', wasTold: false, said: { template: 'other', words: '' } });
  }
  return noteDone(tx, key, { ...left, wasTold: done.wasTold });
}

/** Refuses one with the sentence that whoever asked reads (office-128). */
export async function refuse(
  services: MessageServices,
  tx: Transaction,
  { key, asked }: HeldItem,
  by: QueueActor,
  { evenTaken, ...why }: RefusalSentence & { readonly evenTaken: boolean },
): Promise<number> {
  const wrong = sentenceViolation(asked.kind, why);
  if (wrong) throw fieldRefusal(wrong, 'words');
  const left = { act: 'refuse', by: by.name, at: services.clock.now(), said: why } as const;
  if (asked.kind === 'profile-change') {
    const done = await decideUpdate(services, tx, asked.row.updateId, { decision: 'rejected', why });
    if (!done) throw refusal(409, 'queues.answered');
    return noteDone(tx, key, { ...left, wasTold: done.wasTold });
  }
  const wasTold = await answer(services, tx, asked, { outcome: 'refused', why }, evenTaken);
  return noteDone(tx, key, { ...left, wasTold });
}

/** Opens one again that was refused; a profile change only where its member has sent no other since (office-130). */
export async function reopen(
  services: MessageServices,
  tx: Transaction,
  { key, asked }: HeldItem,
  by: QueueActor,
): Promise<number> {
  const left = {
    act: 'reopen',
    by: by.name,
    at: services.clock.now(),
    heldBy: null,
    said: { template: null, words: null },
  } as const;
  if (asked.kind === 'profile-change') {
    if (await hasNewerUpdate(tx, asked.row)) throw refusal(409, 'queues.hasNewer');
    const done = await reopenUpdate(services, tx, asked.row.updateId);
    if (!done) throw refusal(409, 'queues.hasNewer');
    return noteDone(tx, key, { ...left, wasTold: done.wasTold });
  }
  if (asked.kind === 'rate-change' && (await hasOpenRequest(tx, asked.row.accountNumber, asked.row.memberNumber)))
    throw refusal(409, 'queues.hasNewer.rate');
  return noteDone(tx, key, { ...left, wasTold: await answer(services, tx, asked, { outcome: 'reopened' }) });
}

/** Writes an answer beside what was asked for, and tells. A file that took it first has it: that is known, or refused. */
async function answer(
  services: MessageServices,
  tx: Transaction,
  asked: Exclude<Asked, { kind: 'profile-change' }>,
  outcome: Outcome,
  evenTaken = true,
): Promise<boolean> {
  if (asked.kind === 'payment-help') await refuseOverHelp(services, tx, asked.row, outcome.outcome);
  const written = outcome.outcome === 'reopened' ? null : outcome.outcome;
  const found = await writeAnswer(tx, keyOf(asked), written, services.clock.now());
  if (!found) throw refusal(404, 'queues.unknown');
  if (found.isTaken && !evenTaken) throw refusal(409, 'queues.taken.required');
  return asked.kind === 'returned-letter' ? false : tellAnswer(services, tx, asked, outcome);
}

/** What is over is not answered any more, and nothing is opened again beside another that is open. */
async function refuseOverHelp(
  { clock, site }: ActServices,
  tx: Transaction,
  help: PaymentHelp,
  outcome: Outcome['outcome'],
): Promise<void> {
  await lockAccounts(tx, [help.accountNumber]);
  const today = todayAt(clock, site().timeZone);
  if (help.endedAt !== null || help.lastDay < today) throw refusal(409, 'queues.help.over');
  const account = await findAccount(tx, help.accountNumber);
  const isTheirs = account?.memberNumber === help.memberNumber && !isClosed(account, today);
  if (outcome === 'approved' && !isTheirs) throw refusal(409, 'queues.help.closed');
  if (outcome === 'reopened' && (await openHelp(tx, help.accountNumber))) throw refusal(409, 'queues.help.another');
}

function keyOf(asked: Exclude<Asked, { kind: 'profile-change' }>) {
  switch (asked.kind) {
    case 'application':
      return { kind: asked.kind, itemId: asked.row.applicationId };
    case 'service-order':
      return { kind: asked.kind, itemId: asked.row.soNumber };
    case 'claim':
      return { kind: asked.kind, itemId: asked.row.claimId };
    case 'payment-help':
      return { kind: asked.kind, itemId: asked.row.helpNumber };
    case 'rate-change':
      return { kind: asked.kind, itemId: asked.row.requestId };
    case 'returned-letter':
      return { kind: asked.kind, itemId: `${asked.row.memberNumber}~${asked.row.letterId}` };
  }
}
