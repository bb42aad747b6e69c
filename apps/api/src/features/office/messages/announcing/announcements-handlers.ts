import { segment as segmentShape } from '@rochdale/contract/schemas/segment';
import type { AnnouncementTopic } from '@rochdale/domain/communications/announcements/announcement';
import { isWaiting } from '@rochdale/domain/office/staff/two-people';
import { z } from 'zod';
import { refusal } from '../../../../platform/http/refusal.ts';
import type { OfficeHandlers, OfficeNote, StaffCaller } from '../../../../platform/office/office-call.ts';
import {
  type AnnouncementAct,
  type AnnouncementRow,
  actOnAnnouncement,
  announcementsAfter,
  countSegment,
  figuresOf,
  findAnnouncement,
  makeAnnouncement,
  nextShown,
  sampleOf,
  segmentChoices,
  wordsOf,
} from '../../../communications/announcements/public.ts';
import { askedOf } from '../../approvals/approvals-store.ts';
import type { OfficeServices } from '../../staff/office-services.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';

/** Announcements of one page. */
const pageOf = 20;

const asked = z.object({ params: z.object({ announcementId: z.string() }) });
const subjectOf = (id: string) => ({ kind: 'announcement', id });

/** Whether somebody may announce it: about an outage, or anything (office-152). */
function refuseTopic(topic: AnnouncementTopic, { permissions }: StaffCaller): void {
  if (topic !== 'outage' && !permissions.has('announcements.service')) throw refusal(403, 'announcements.outagesOnly');
}

/** Announcing to a segment: counting, previewing, making, and following what is sent (office-151 to office-153). */
export function announcementsHandlers(services: OfficeServices) {
  const { db, clock } = services;

  const present = async (row: AnnouncementRow) => {
    const { announcementId, topic, subject, state, madeBy, changedBy, madeAt, changedAt } = row;
    const { waiting = 0, sent = 0, failed = 0, stopped = 0 } = (await figuresOf(db, announcementId)) ?? {};
    const times = { madeAt: madeAt.toISOString(), changedAt: changedAt.toISOString() };
    return { announcementId, topic, subject, state, madeBy, changedBy, ...times, waiting, sent, failed, stopped };
  };

  /** Does one of the acts that one person does, in one transaction with its entry. */
  const acting = async <A extends 'announcement-stopped' | 'announcement-resumed' | 'announcement-called-off'>(
    call: {
      readonly params: { readonly announcementId: string };
      readonly body: { readonly reason: string } | undefined;
      readonly caller: StaffCaller;
      readonly note: OfficeNote<A>;
    },
    what: AnnouncementAct,
    act: A,
  ): Promise<Record<never, never>> => {
    const { announcementId } = call.params;
    await db.transaction(async (tx) => {
      const row = await findAnnouncement(tx, announcementId);
      if (!row) throw refusal(404, 'announcements.unknown');
      refuseTopic(row.topic, call.caller);
      if (!(await actOnAnnouncement({ clock, name: call.caller.name }, tx, announcementId, what)))
        throw await changedMeanwhile(services, tx, announcementId);
      await call.note(tx, { act, subject: subjectOf(announcementId), ...(call.body && { personal: call.body }) });
    });
    return {};
  };

  return {
    'announcements.choices': () => segmentChoices(db),
    'announcements.count': ({ body: { segment, ...ways } }) => countSegment(db, ways, segment),
    'announcements.preview': async ({ body: { segment, after, ...said }, caller, note }) => {
      refuseTopic(said.topic, caller);
      return db.transaction(async (tx) => {
        const accountNumber = (await nextShown(tx, segment, after)) ?? (await nextShown(tx, segment, ''));
        if (accountNumber === undefined) return { accountNumber: null, samples: [] };
        const samples = await sampleOf(services, tx, said, accountNumber);
        await note(tx, { act: 'announcement-previewed', personal: { accountNumber } });
        return { accountNumber, samples: samples.map(mutable) };
      });
    },
    'announcements.list': async ({ query }) => {
      const [at, announcementId] = query.after?.split('~') ?? [];
      const place = at !== undefined && announcementId !== undefined ? { at: new Date(at), announcementId } : undefined;
      const found = await announcementsAfter(db, place, pageOf + 1);
      const shown = await Promise.all(found.slice(0, pageOf).map(present));
      const last = shown.at(-1);
      return {
        announcements: shown,
        next: found.length > pageOf && last ? `${last.madeAt}~${last.announcementId}` : null,
      };
    },
    'announcements.make': async ({ body, caller, note }) => {
      refuseTopic(body.topic, caller);
      return db.transaction(async (tx) => {
        const made = { ...body, accountNumbers: [], madeBy: caller.name };
        const { announcementId, accounts } = await makeAnnouncement(services, tx, made);
        if (accounts === 0) throw refusal(409, 'announcements.nobody');
        const { topic, ways, segment } = body;
        const facts = { topic, ways, segment, accounts };
        await note(tx, { act: 'announcement-made', subject: subjectOf(announcementId), facts });
        return { announcementId };
      });
    },
    'announcements.see': async ({ params: { announcementId }, caller }) => {
      const row = await findAnnouncement(db, announcementId);
      const figures = row && (await figuresOf(db, announcementId));
      if (!row || !figures) throw refusal(404, 'announcements.unknown');
      const waiting = await askedOf(db, row.topic === 'outage' ? 'announcements.send-outage' : 'announcements.send');
      const own = waiting.find(
        ({ approval }) =>
          isWaiting(approval, clock.now()) &&
          asked.safeParse(approval.request).data?.params.announcementId === announcementId,
      );
      return {
        ...(await present(row)),
        words: wordsOf(row),
        ways: row.ways,
        segment: row.segment === null ? null : segmentShape.parse(row.segment),
        outageNumber: row.outageNumber,
        ...figures,
        byWay: [...figures.byWay],
        asked: own
          ? {
              approvalId: own.approval.approvalId,
              by: own.by,
              at: own.approval.askedAt.toISOString(),
              isOwn: own.approval.askedBy === caller.staffId,
            }
          : null,
      };
    },
    'announcements.stop': (call) => acting(call, 'stop', 'announcement-stopped'),
    'announcements.resume': (call) => acting(call, 'resume', 'announcement-resumed'),
    'announcements.call-off': (call) => acting(call, 'call-off', 'announcement-called-off'),
  } satisfies Partial<OfficeHandlers>;
}

const mutable = (sample: Awaited<ReturnType<typeof sampleOf>>[number]) => ({
  ...sample,
  text: { ...sample.text, wide: [...sample.text.wide] },
});
