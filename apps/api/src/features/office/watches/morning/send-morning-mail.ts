import { localTimeAt } from '@rochdale/domain/dates';
import { permissionsOf } from '@rochdale/domain/office/staff/roles';
import { watchesSeenBy } from '@rochdale/domain/office/watches/watches';
import type { Database, Executor } from '../../../../platform/database/database.ts';
import type { MorningSettings } from '../../../../platform/office/morning-settings.ts';
import { type Content, type MessageServices, sendMessage } from '../../../communications/messages/public.ts';
import { mayDecideOf } from '../../approvals/may-do.ts';
import { linkAt } from '../../audit/chain-store.ts';
import { roleSets } from '../../staff/roles-store.ts';
import { activeStaff, rolesIn } from '../../staff/staff-store.ts';
import { measureWatches, type WatchServices } from '../measure-watches.ts';
import type { Viewer } from '../questions/question.ts';
import { morningContent } from './morning-content.ts';
import { hasMorningMail, morningMailStaff, takeMorningMail } from './morning-mail-store.ts';

/** What the morning e-mail works with. */
export interface MorningServices extends MessageServices, Omit<WatchServices, 'db' | 'site'> {
  readonly db: Database;
  /** Undefined where there is no office. */
  readonly officeUrl: string | undefined;
  readonly morning: MorningSettings;
}

/** Somebody who gets it, and what they see. */
interface Reader {
  readonly email: string;
  readonly kinds: ReturnType<typeof watchesSeenBy> | undefined;
  readonly viewer: Viewer | undefined;
  readonly seesAudit: boolean;
}

/**
 * Writes the morning e-mail of the co-op's day when its hour has come: in one transaction with the note that it was
 * written, so that it goes once, whoever is killed when, and later where nobody ran at its hour. Answers to how many.
 */
export async function sendMorningMail(services: MorningServices): Promise<number> {
  const { db, clock, site, morning } = services;
  const now = clock.now();
  const { day, time } = localTimeAt(now, site().timeZone);
  if (time < morning.at || (await hasMorningMail(db, day))) return 0;
  // Measured before the transaction: a question that fails would end it.
  const mails: { email: string; content: Content }[] = [];
  for (const reader of await readersOf(services))
    mails.push({ email: reader.email, content: await read(services, reader) });
  return db.transaction(async (tx) => {
    if (!(await takeMorningMail(tx, day, now))) return 0;
    for (const { email, content } of mails)
      await sendMessage(
        services,
        tx,
        { channel: 'email', recipient: email, kind: 'staff-morning', language: 'en' },
        content,
      );
    return mails.length;
  });
}

/** Where the morning e-mail goes: the operator's addresses, and staff who want it. */
export async function morningAddresses(db: Executor, { to }: Pick<MorningSettings, 'to'>): Promise<string[]> {
  return [...to, ...(await wantingStaff(db, to)).map(({ email }) => email)];
}

async function wantingStaff(db: Executor, to: readonly string[]) {
  const wanting = new Set((await morningMailStaff(db)).map(({ staffId }) => staffId));
  return (await activeStaff(db)).filter(({ staffId, email }) => wanting.has(staffId) && !to.includes(email));
}

async function readersOf({ db, morning: { to } }: MorningServices): Promise<Reader[]> {
  const { sets } = await roleSets(db);
  const members = await wantingStaff(db, to);
  return [
    ...to.map((email) => ({ email, kinds: undefined, viewer: undefined, seesAudit: true })),
    ...members.map((member) => {
      const permissions = permissionsOf(rolesIn(member), sets);
      return {
        email: member.email,
        kinds: watchesSeenBy(permissions),
        viewer: { staffId: member.staffId, operations: mayDecideOf(permissions) },
        seesAudit: permissions.has('audit.see'),
      };
    }),
  ];
}

async function read(services: MorningServices, { kinds, viewer, seesAudit }: Reader): Promise<Content> {
  const { db, site, officeUrl } = services;
  const all = await measureWatches(services, { ...(kinds && { kinds }), ...(viewer && { viewer }) });
  const last = seesAudit ? await linkAt(db) : undefined;
  const audit = last && { entries: last.position, head: last.mac };
  const coop = site().settings.coopName;
  return (text) => morningContent(text, all, { coop, officeUrl, audit });
}
