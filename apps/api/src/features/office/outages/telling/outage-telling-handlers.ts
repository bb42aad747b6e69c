import { announcementOfOne } from '@rochdale/domain/communications/announcements/announcement';
import { isOver } from '@rochdale/domain/office/outages/outage-differences';
import { tellingWords } from '@rochdale/domain/office/outages/telling-words';
import { saidIn } from '@rochdale/domain/service/outage/said-in';
import { translatorOf } from '@rochdale/domain/texts/catalogues';
import { refusal } from '../../../../platform/http/refusal.ts';
import type { OfficeHandlers } from '../../../../platform/office/office-call.ts';
import {
  actOnAnnouncement,
  countReach,
  endOfOutage,
  figuresOf,
  makeAnnouncement,
  sampleOf,
} from '../../../communications/announcements/public.ts';
import { findOutage, holdOutage, type KeptOutage } from '../../../service/outage/public.ts';
import type { OfficeServices } from '../../staff/office-services.ts';
import {
  addTelling,
  affectedAccounts,
  newsOf,
  type OutageNews,
  type OutageTelling,
  tellingsOf,
} from './outage-tellings-store.ts';

const topic = 'outage' as const;
const ways = ['email', 'text', 'voice'] as const;

/** Telling whom an outage affects, each news of it once (office-165 to office-168). */
export function outageTellingHandlers(services: OfficeServices) {
  const { db, clock } = services;
  return {
    'outages.telling': async ({ params: { outageNumber } }) => {
      const outage = await findOutage(db, outageNumber);
      if (!outage) throw refusal(404, 'outages.unknown');
      const { news, reopenedAt } = await newsOf(db, outageNumber);
      const { untold, known } = await affectedAccounts(db, outageNumber, news);
      const earlier = await tellingsOf(db, outageNumber);
      const isMoved = hasMoved(earlier, { news, reopenedAt });
      const reach = await countReach(db, { topic, ways }, untold);
      const [first] = untold;
      const words = wordsOf(outage, isMoved);
      const samples = first === undefined ? [] : await sampleOf(services, db, { topic, words }, first);
      const told = [];
      for (const { announcementId, toldAt, toldBy, accounts } of earlier) {
        const { waiting = 0, sent = 0, failed = 0, stopped = 0 } = (await figuresOf(db, announcementId)) ?? {};
        const figures = { waiting, sent, failed, stopped };
        told.push({ announcementId, at: toldAt.toISOString(), by: toldBy, accounts, ...figures });
      }
      return {
        ...{ news, isMoved, known, reach, told },
        accounts: untold.length,
        needsSecond: reach.members > announcementOfOne,
        samples: samples.map(({ language, email, text }) => ({ language, email, text })),
      };
    },
    'outages.tell': async ({ caller, params: { outageNumber }, body, note }) =>
      db.transaction(async (tx) => {
        const outage = await holdOutage(tx, outageNumber);
        if (!outage) throw refusal(404, 'outages.unknown');
        if (isOver(outage)) throw refusal(409, 'outages.over');
        const { news, reopenedAt } = await newsOf(tx, outageNumber);
        if (news !== body.news) throw refusal(409, 'outages.tell.moved');
        const { untold } = await affectedAccounts(tx, outageNumber, news);
        if (untold.length === 0) throw refusal(409, 'outages.tell.nobody');
        const earlier = await tellingsOf(tx, outageNumber);
        const isMoved = hasMoved(earlier, { news, reopenedAt });
        const by = { clock, name: caller.name };
        // What was said before and is still on its way is not true any more.
        const [newest] = earlier;
        if (newest && newest.news < news) await endOfOutage(by, tx, outageNumber);
        const { announcementId, accounts } = await makeAnnouncement(services, tx, {
          ...{ topic, ways, outageNumber, accountNumbers: untold, madeBy: caller.name },
          words: wordsOf(outage, isMoved),
        });
        const { members } = await countReach(tx, { topic, ways }, untold);
        const waits = members > announcementOfOne;
        if (!waits) await actOnAnnouncement(by, tx, announcementId, 'start');
        await addTelling(tx, {
          announcementId,
          outageNumber,
          news,
          accounts,
          toldAt: clock.now(),
          toldBy: caller.name,
        });
        const facts = { announcementId, accounts, news, waits };
        await note(tx, { act: 'outage-told', subject: { kind: 'outage', id: outageNumber }, facts });
        return { announcementId, accounts, waits };
      }),
  } satisfies Partial<OfficeHandlers>;
}

/** Whether another estimate was told since the outage began, or was opened again. */
const hasMoved = (earlier: readonly OutageTelling[], { news, reopenedAt }: OutageNews): boolean =>
  earlier.some((one) => one.news < news && (reopenedAt === null || one.toldAt >= reopenedAt));

function wordsOf(outage: KeptOutage, isMoved: boolean) {
  const { description, descriptionEs, estimatedTimeOfRestoration: estimate } = outage;
  const inLanguage = (language: 'en' | 'es') => {
    const said = saidIn(language, description, descriptionEs) ?? description;
    return tellingWords({ description: said, estimate, isMoved }, translatorOf(language));
  };
  return { en: inLanguage('en'), es: inLanguage('es') };
}
