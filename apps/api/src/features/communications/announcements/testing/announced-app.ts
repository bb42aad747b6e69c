import { testApp } from '../../../../platform/testing/test-app.ts';
import type { Carriers } from '../../messages/carriers.ts';
import { choose, notifiedMember } from '../../notices/testing/notified-co-op.ts';
import { type AnnouncementAct, actOnAnnouncement, figuresOf, type NewAnnouncement } from '../public.ts';
import { announce, runSeconds } from './announced-co-op.ts';

/** Members who are told in tests: each has one account of the same number. */
export const numbers = ['970001', '970002', '970003'];

const begun = new Date('2027-06-08T19:00:00Z');

/** An app with three members who can be told by every way, in whose time seconds pass when they are let. */
export async function announcedApp() {
  let now = begun;
  const told: string[] = [];
  /** What a carrier says to an address instead of taking its message. */
  const refusals = new Map<string, Error>();
  const carry = async (recipient: string, body: { readonly text: string }): Promise<void> => {
    const refusal = refusals.get(recipient);
    if (refusal) throw refusal;
    told.push(`${recipient} ${body.text}`);
  };
  const carriers: Carriers = { email: carry, text: carry, voice: carry };
  const clock = { now: () => now };
  const at = await testApp({
    clock,
    change: (site) => ({ ...site, config: { ...site.config, announcementsPerMinute: 120, stopEnds: 'TOPIC' } }),
  });
  const services = { ...at.services, carriers };
  const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
  for (const [index, number] of numbers.entries())
    await notifiedMember(
      at,
      { number, phone: `541555017${index}` },
      { location_id: 'LANN', service_street: '5 Elm St' },
    );
  return {
    services,
    query,
    told,
    refusals,
    clock,
    setTime: (instant: string) => {
      now = new Date(instant);
    },
    /** As in the morning: nobody has chosen, stopped, or been told anything. */
    begin: async () => {
      now = begun;
      told.length = 0;
      refusals.clear();
      await query('truncate announcements, announcement_accounts, announcement_recipients, outgoing_messages, notices');
      await query('truncate notification_choices, text_stops, outages, outage_locations, member_marks');
      await query('update contact_consents set ended_at = null');
      await query(
        "update notification_contacts set undeliverable_at = null, address = member_number || '@example.com' where kind = 'email'",
      );
      await query("update members set email = member_number || '@own.example' where member_number like '97%'");
      await query("update accounts set location_id = 'LANN' where account_number like '97%'");
    },
    choose: (number: string, topics: Parameters<typeof choose>[2], channels: Parameters<typeof choose>[3]) =>
      choose(at, number, topics, channels),
    announce: (made: Partial<NewAnnouncement>) => announce(services, made),
    act: (id: string, what: AnnouncementAct) => actOnAnnouncement({ clock, name: 'Ben' }, services.db, id, what),
    /** Lets seconds pass until all is told, or so many. */
    run: async (most?: number) => {
      now = await runSeconds(at.database, services, now, most);
    },
    pass: () => {
      now = new Date(now.getTime() + 1_000);
    },
    figures: async (id: string) => {
      const { waiting = 0, sent = 0, failed = 0, stopped = 0 } = (await figuresOf(services.db, id)) ?? {};
      return { waiting, sent, failed, stopped };
    },
    close: () => at.close(),
  };
}
