import type { OfficeInputOf, OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import type { AnnouncementState, AnnouncementTopic } from '@rochdale/domain/communications/announcements/announcement';
import type { NotificationChannel } from '@rochdale/domain/communications/notifications/topics';
import type { Permission } from '@rochdale/domain/office/staff/permissions';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { operation } from '../../../lib/calls.ts';
import type { MarkKind } from '../../../parts/mark.tsx';

export const listAnnouncements = operation('announcements.list', 'GET /v1/announcements');
export const seeAnnouncement = operation('announcements.see', 'GET /v1/announcements/{announcementId}');
export const segmentChoices = operation('announcements.choices', 'GET /v1/announcement-choices');
export const countSegment = operation('announcements.count', 'POST /v1/announcement-counts');
export const previewWords = operation('announcements.preview', 'POST /v1/announcement-previews');
export const makeAnnouncement = operation('announcements.make', 'POST /v1/announcements');
export const sendAnnouncement = operation('announcements.send', 'POST /v1/announcements/{announcementId}/send');
export const sendOutage = operation('announcements.send-outage', 'POST /v1/announcements/{announcementId}/send-outage');
export const stopAnnouncement = operation('announcements.stop', 'POST /v1/announcements/{announcementId}/stop');
export const resumeAnnouncement = operation('announcements.resume', 'POST /v1/announcements/{announcementId}/resume');
export const callOff = operation('announcements.call-off', 'POST /v1/announcements/{announcementId}/call-off');

export type Listed = OfficeResponseOf<'announcements.list'>['announcements'][number];
export type Announcement = OfficeResponseOf<'announcements.see'>;
export type Choices = OfficeResponseOf<'announcements.choices'>;
export type Preview = OfficeResponseOf<'announcements.preview'>;
export type Made = OfficeInputOf<'announcements.make'>['body'];

export const announcementsKey = ['announcements'] as const;

/** How an announcement stands: its mark and word. */
export const stateWords = {
  ready: ['wait', 'announcing.state.ready'],
  sending: ['run', 'announcing.state.sending'],
  stopped: ['warn', 'announcing.state.stopped'],
  over: ['off', 'announcing.state.over'],
  done: ['ok', 'announcing.state.done'],
} as const satisfies Readonly<Record<AnnouncementState, readonly [MarkKind, PlainTextCode]>>;

export const topicWords = {
  outage: 'announcing.topic.outage',
  service: 'announcing.topic.service',
} as const satisfies Readonly<Record<AnnouncementTopic, PlainTextCode>>;

export const wayWords = {
  email: 'announcing.way.email',
  text: 'announcing.way.text',
  voice: 'announcing.way.voice',
} as const satisfies Readonly<Record<NotificationChannel, PlainTextCode>>;

export const byWayWords = {
  email: 'announcing.byWay.email',
  text: 'announcing.byWay.text',
  voice: 'announcing.byWay.voice',
} as const satisfies Readonly<Record<NotificationChannel, PlainTextCode>>;

/** What it takes to announce something (office-152). */
export const permissionFor = (topic: AnnouncementTopic): Permission =>
  topic === 'outage' ? 'announcements.outages' : 'announcements.service';
