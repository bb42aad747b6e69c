import { createHash } from 'node:crypto';
import { translatorOf } from '@rochdale/domain/texts/catalogues';
import type { Site } from '@rochdale/domain/website/site/site';
import type { FastifyBaseLogger } from 'fastify';
import { type Clock, localTimeOf } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { findOutage, saveOutages } from '../../../service/outage/public.ts';
import { noteDoubt } from '../answers-store.ts';
import type { BillingLink } from '../billing-link.ts';
import type { ToldOutage } from '../told-outage.ts';
import { keepTold, knownPlaces, lastTold, openLinkedOutages } from './linked-outages-store.ts';

/** What taking outages works with. */
export interface OutageLinkServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: () => Pick<Site, 'timeZone'>;
  readonly billingLink: BillingLink;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Less than the minute after which it is asked again. */
const waitMs = 50_000;

/**
 * Asks the outage system for its outages, and for those that it told of and that have not ended here, and makes each the
 * same outage that a file would (billing-link-18). What is as it was told last is left, so a word of the office's stands
 * until the outage system says something new. Answers how many were written.
 */
export async function takeOutages(services: OutageLinkServices): Promise<number> {
  const { db, billingLink, log } = services;
  if (!billingLink.uses.outages) return 0;
  const known = await openLinkedOutages(db);
  const { asOf, outages, unreadable } = await billingLink.outages(known, AbortSignal.timeout(waitMs));
  let written = 0;
  for (const told of outages) {
    try {
      if (await takeOutage(services, told, asOf)) written += 1;
    } catch (error) {
      // One that can't be taken keeps no other back.
      log.warn({ err: error, outageNumber: told.outageNumber }, 'an outage of the outage system could not be taken');
    }
  }
  for (const { outageNumber, error } of unreadable) {
    log.warn({ err: error, outageNumber }, 'an outage of the outage system could not be read');
    await doubt(services, outageNumber, 'unreadable');
  }
  return written;
}

const doubt = ({ db, clock }: OutageLinkServices, outageNumber: string, kind: 'back-in-time' | 'unreadable') =>
  noteDoubt(db, { accountNumber: `outage ${outageNumber.slice(0, 40)}`.trim(), kind }, clock.now());

async function takeOutage(services: OutageLinkServices, told: ToldOutage, asOf: Date | null): Promise<boolean> {
  const { db, clock, site } = services;
  const { outageNumber } = told;
  const now = clock.now();
  const last = await lastTold(db, outageNumber);
  if (asOf && last?.asOf && asOf < last.asOf) {
    await doubt(services, outageNumber, 'back-in-time');
    return false;
  }
  const hash = createHash('sha256').update(JSON.stringify(told)).digest('hex');
  if (last?.told === hash) return false;
  const locations = await knownPlaces(db, told);
  const standing = await findOutage(db, outageNumber);
  if (locations.length === 0 && !standing) return false;
  const { timeZone } = site();
  const local = (moment: Date | null) => (moment === null ? null : localTimeOf(moment, timeZone));
  const description = told.description || translatorOf('en')('outage.linked');
  const isSameWords = standing?.description === description && standing.cause === told.cause;
  const record = {
    ...{ outageNumber, description, cause: told.cause, isCancelled: told.isCancelled },
    causeEs: isSameWords ? standing.causeEs : null,
    descriptionEs: isSameWords
      ? standing.descriptionEs
      : told.description === ''
        ? translatorOf('es')('outage.linked')
        : null,
    startedAt: localTimeOf(told.startedAt, timeZone),
    estimatedTimeOfRestoration: local(told.estimate),
    restoredAt: local(told.restoredAt),
    crewAssignedAt: local(told.crewAssignedAt),
    places: { locations, accounts: [], substations: [], feeders: [], mapLocations: [] },
  };
  const saved = await saveOutages(db, [{ line: 1, record }], {
    now: localTimeOf(now, timeZone),
    at: now,
    timeZone,
    name: null,
  });
  if (saved.problems.length > 0) {
    await doubt(services, outageNumber, 'unreadable');
    return false;
  }
  await keepTold(db, { outageNumber, told: hash, asOf });
  return true;
}
