import { type AnnouncementTopic, announcementOfOne } from '@rochdale/domain/communications/announcements/announcement';
import { z } from 'zod';
import type { Transaction } from '../../../../platform/database/database.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import type { ActedBy, TwoPeopleActs } from '../../../../platform/office/office-call.ts';
import { actOnAnnouncement, figuresOf, findAnnouncement } from '../../../communications/announcements/public.ts';
import type { TakesTwo } from '../../approvals/ask-or-act.ts';
import type { OfficeServices } from '../../staff/office-services.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';

interface AskedSending {
  readonly params: { readonly announcementId: string };
  readonly body: { readonly members: number; readonly reason: string };
}

/** What takes two people of announcing: sending to many (office-145). What is approved is sent as it was shown. */
export function announcementsActs(services: Pick<OfficeServices, 'clock' | 'site'>) {
  const { clock } = services;
  const send =
    (topic: AnnouncementTopic) =>
    async (tx: Transaction, { params, body }: AskedSending, by: ActedBy<'announcement-started' | 'approval-asked'>) => {
      const { announcementId } = params;
      const { members, reason } = body;
      const row = await findAnnouncement(tx, announcementId);
      const figures = row?.topic === topic ? await figuresOf(tx, announcementId) : undefined;
      if (!figures) throw refusal(404, 'announcements.unknown');
      if (!figures.isCounted) throw refusal(409, 'announcements.counting');
      if (figures.members !== members) throw refusal(409, 'announcements.otherCount', { count: figures.members });
      if (!(await actOnAnnouncement({ clock, name: by.name }, tx, announcementId, 'start')))
        throw await changedMeanwhile(services, tx, announcementId);
      const subject = { kind: 'announcement', id: announcementId };
      await by.note(tx, { act: 'announcement-started', subject, facts: { members }, personal: { reason } });
    };
  return {
    'announcements.send': send('service'),
    'announcements.send-outage': send('outage'),
  } satisfies Partial<TwoPeopleActs>;
}

const named = z.object({ announcementId: z.uuid() });

/** To few members one person sends alone. */
export const announcementTakesTwo: TakesTwo = async (tx, { params }) => {
  const figures = await figuresOf(tx, named.parse(params).announcementId);
  return (figures?.members ?? 0) > announcementOfOne ? undefined : false;
};
