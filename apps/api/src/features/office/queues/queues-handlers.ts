import type { OfficeRequestOf } from '@rochdale/contract/operations/office/office-operations';
import { hidesPlace } from '@rochdale/domain/office/member-marks/member-marks';
import { type QueueAct, queueKinds } from '@rochdale/domain/office/queues/queues';
import type { Transaction } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { OfficeHandlers, StaffCaller } from '../../../platform/office/office-call.ts';
import { protectedAmong } from '../member-marks/public.ts';
import type { OfficeServices } from '../staff/office-services.ts';
import { memberOf } from './facts-of.ts';
import { mayAnswer } from './may-answer.ts';
import { approve, type HeldItem, holdFor, passOn, type QueueActor, refuse, reopen } from './queue-acts.ts';
import type { ItemKey } from './queue-items-store.ts';
import { countQueues, type ListedItem, listQueues } from './queues-list-store.ts';
import { isKeptFrom, seeItem } from './see-item.ts';

/** Items of one page. */
const pageOf = 25;

/** What members and visitors ask for, and what the office answers (office-122 to office-132). */
export function queuesHandlers(services: OfficeServices) {
  const { db } = services;

  /** Does something with one of a queue in one transaction, for whoever may read it too. */
  const acting = async (
    { params, body, caller }: { params: ItemKey; body: { version: number }; caller: StaffCaller },
    act: QueueAct,
    run: (tx: Transaction, held: HeldItem, by: QueueActor) => Promise<number>,
  ): Promise<{ version: number }> => {
    const by = { staffId: caller.staffId, name: caller.name, version: body.version };
    return db.transaction(async (tx) => {
      const held = await holdFor(services, tx, params, act, by);
      if (await isKeptFrom(tx, memberOf(held.asked), caller)) throw refusal(403, 'queues.hidden');
      return { version: await run(tx, held, by) };
    });
  };

  return {
    'queues.list': async ({ caller, query }) => {
      const { kind, standing, whose, after } = query;
      const listed = await listQueues(db, {
        kinds: kind === undefined ? queueKinds : [kind],
        standing,
        whose,
        staffId: caller.staffId,
        after: placeOf(after),
        most: pageOf + 1,
      });
      const page = listed.slice(0, pageOf);
      const kept = await protectedAmong(db, [...new Set(page.flatMap(({ memberNumber }) => memberNumber ?? []))]);
      const last = page.at(-1);
      const counts = await countQueues(db);
      return {
        items: page.map((one) => present(one, caller, kept)),
        next: listed.length > pageOf && last ? `${last.place}~${last.kind}~${last.itemId}` : null,
        counts: counts.map((one) => ({ ...one, oldest: one.oldest?.toISOString() ?? null })),
      };
    },
    'queues.see': async ({ caller, params, text, note }) => {
      const seen = await seeItem(db, params, { caller, text, timeZone: services.site().timeZone });
      await note(db, {
        act: 'queue-item-seen',
        subject: subjectOf(params),
        facts: { memberNumber: seen.memberNumber },
      });
      return seen;
    },
    'queues.take': async (call) =>
      acting(call, 'take', async (tx, held, by) => {
        const facts = { from: held.item.heldBy };
        await call.note(tx, { act: 'queue-item-taken', subject: subjectOf(call.params), facts });
        return passOn(services, tx, held, 'take', call.caller.staffId, by);
      }),
    'queues.give-back': async (call) =>
      acting(call, 'give-back', async (tx, held, by) => {
        await call.note(tx, { act: 'queue-item-given-back', subject: subjectOf(call.params) });
        return passOn(services, tx, held, 'give-back', null, by);
      }),
    'queues.assign': async (call) =>
      acting(call, 'assign', async (tx, held, by) => {
        const { staffId: to } = call.body;
        if (!(await mayAnswer(tx)).some(({ staffId }) => staffId === to)) throw refusal(409, 'queues.holder.unfit');
        const facts = { from: held.item.heldBy, to };
        await call.note(tx, { act: 'queue-item-assigned', subject: subjectOf(call.params), facts });
        return passOn(services, tx, held, 'assign', to, by);
      }),
    'queues.approve': async (call) =>
      acting(call, 'approve', async (tx, held, by) => {
        const { sections } = call.body;
        const facts = { memberNumber: memberOf(held.asked), ...(sections && { sections }) };
        await call.note(tx, { act: 'queue-item-approved', subject: subjectOf(call.params), facts });
        return approve(services, tx, held, by, sections);
      }),
    'queues.refuse': async (call) =>
      acting(call, 'refuse', async (tx, held, by) => {
        const { template, words, evenTaken } = call.body;
        const facts = { memberNumber: memberOf(held.asked), template, evenTaken };
        const personal = { words };
        await call.note(tx, { act: 'queue-item-refused', subject: subjectOf(call.params), facts, personal });
        return refuse(services, tx, held, by, { template, words, evenTaken });
      }),
    'queues.reopen': async (call) =>
      acting(call, 'reopen', async (tx, held, by) => {
        const facts = { memberNumber: memberOf(held.asked) };
        const personal = { reason: call.body.reason };
        await call.note(tx, { act: 'queue-item-reopened', subject: subjectOf(call.params), facts, personal });
        return reopen(services, tx, held, by);
      }),
  } satisfies Partial<OfficeHandlers>;
}

const subjectOf = ({ kind, itemId }: ItemKey) => ({ kind: 'queue-item', id: `${kind}/${itemId}` });

function placeOf(after: OfficeRequestOf<'queues.list'>['query']['after']) {
  if (after === undefined) return undefined;
  const [at = '', kind = '', ...rest] = after.split('~');
  return { at, kind, itemId: rest.join('~') };
}

function present(item: ListedItem, { staffId, permissions }: StaffCaller, kept: ReadonlySet<string>) {
  const { kind, itemId, version, at, name, memberNumber, sections, about, answer, holder } = item;
  const isHidden = hidesPlace(memberNumber !== null && kept.has(memberNumber), permissions);
  return {
    kind,
    itemId,
    version,
    at: at.toISOString(),
    name,
    memberNumber,
    sections: [...sections],
    about: isHidden ? null : about,
    answer,
    holder: holder && { ...holder, isOwn: holder.staffId === staffId, since: holder.since.toISOString() },
  };
}
