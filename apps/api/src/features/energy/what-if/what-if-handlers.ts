import { randomUUID } from 'node:crypto';
import type { OperationAnswer } from '@rochdale/contract/operation';
import type { whatIfOperations } from '@rochdale/contract/operations/energy/what-if';
import { localTimeAt } from '@rochdale/domain/dates';
import type { Additions, HomeFigures } from '@rochdale/domain/energy/what-if/home-figures';
import { rateRequestViolation } from '@rochdale/domain/energy/what-if/rate-request';
import { refusalText } from '@rochdale/domain/office/queues/refusal-text';
import type { TextLanguage } from '@rochdale/domain/texts/languages';
import type { Translate } from '@rochdale/domain/texts/text';
import type { Site } from '@rochdale/domain/website/site/site';
import { type Clock, todayAt } from '../../../platform/clock.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import type { Reads } from '../../../platform/database/read-replica.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { Refusal, refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import { type Account, findAccount } from '../../account/accounts/public.ts';
import type { Schedules } from '../rates/public.ts';
import { accountYear } from './account-year.ts';
import { inLanguage, presentComparison, presentFigures, requestedComparison } from './present-comparison.ts';
import { addRequest, lastRequest, type RateRequest } from './rate-requests-store.ts';

interface WhatIfServices {
  readonly db: Database;
  readonly reads: Reads;
  readonly clock: Clock;
  readonly site: () => Site;
  readonly schedules: Schedules;
  readonly homeFigures: HomeFigures | undefined;
}

type Answer = OperationAnswer<(typeof whatIfOperations)['what-if.compare']>;
type Request = OperationAnswer<(typeof whatIfOperations)['what-if.ask']>['request'];

/** Requests that a member may make in an hour; one that is asked twice counts twice. */
const requestsAnHour = 20;

/** What a year would have cost by other schedules (energy-81). Ownership of the account is checked before these run. */
export function whatIfHandlers(services: WhatIfServices): Pick<Handlers, 'what-if.compare' | 'what-if.ask'> {
  const { db, reads, clock, site, schedules, homeFigures } = services;
  const yearOf = (from: Executor, account: Account) =>
    accountYear(from, account, { site: site(), schedules, today: todayAt(clock, site().timeZone) });
  const comparing = (asked: Asked) => ({
    timeZone: site().timeZone,
    figures: homeFigures,
    additions: additionsOf(asked),
  });

  /** A request as its member reads it, by the schedule's name of today. */
  const present = (request: RateRequest, reason: string, language: TextLanguage): Request => {
    const named = schedules.get(request.schedule)?.at(-1);
    return {
      schedule: request.schedule,
      name: inLanguage(language, named?.name, named?.nameEs) || request.schedule,
      askedOn: localTimeAt(request.submittedAt, site().timeZone).day,
      answer: request.answer,
      reason,
    };
  };
  const lastOf = async (from: Executor, account: Account, text: Translate, language: TextLanguage) => {
    const found = await lastRequest(from, account.accountNumber, account.memberNumber);
    if (!found) return null;
    const { request, template, words } = found;
    const reason = request.answer === 'refused' ? refusalText(text, { template, words: words ?? '' }) : '';
    return present(request, reason, language);
  };

  return {
    'what-if.compare': ({ params, query, text, language }) =>
      reads.run(async (from) => {
        const account = await accountOf(from, params.accountNumber);
        const known = await yearOf(from, account);
        const request = await lastOf(from, account, text, language);
        if (known.lack !== null)
          return { ...nothingCompared, lack: known.lack, ...presentFigures(homeFigures, language), request };
        return { ...presentComparison(known, comparing(query), language), request };
      }),

    'what-if.ask': async ({ params, body, caller, language }) => {
      const { accountNumber } = params;
      const limit = { key: `rate-requests:${caller.memberNumber}`, tries: requestsAnHour, minutes: 60 };
      await takeTries(db, [limit], clock.now());
      const account = await accountOf(db, accountNumber);
      const known = await yearOf(db, account);
      if (known.lack !== null) throw refusal(409, 'whatIf.ask.notOffered');
      const own = known.offers.find(({ isPresent }) => isPresent)?.code ?? '';
      const offered = known.offers.flatMap(({ code, isPresent }) => (isPresent ? [] : [code]));
      const check = (open: string | undefined): void => {
        const wrong = rateRequestViolation({ asked: body.schedule, present: own, offered, open });
        if (wrong) throw new Refusal(409, wrong);
      };
      check(undefined);
      const comparison = requestedComparison(known, body.schedule, comparing(body));
      const request = await db.transaction(async (tx) => {
        const kept = await addRequest(tx, {
          accountNumber,
          requestId: randomUUID(),
          memberNumber: account.memberNumber,
          present: own,
          schedule: body.schedule,
          comparison,
          submittedAt: clock.now(),
        });
        check(kept.schedule);
        return kept;
      });
      return { request: present(request, '', language) };
    },
  };
}

interface Asked {
  readonly solar?: number | undefined;
  readonly with?: string | undefined;
}

function additionsOf({ solar, with: others = '' }: Asked): Additions {
  const named = others.split(',');
  return {
    solar,
    heatPump: named.includes('heatPump'),
    car: named.includes('car'),
    thermostat: named.includes('thermostat'),
  };
}

/** What is answered where nothing can be compared. */
const nothingCompared: Omit<Answer, 'lack' | 'additions' | 'terms' | 'request'> = {
  by: 'register',
  areBills: false,
  leftOut: 0,
  missing: 0,
  estimated: 0,
  billed: null,
  isApart: false,
  present: null,
  schedules: [],
  added: [],
};

async function accountOf(db: Executor, accountNumber: string): Promise<Account> {
  const account = await findAccount(db, accountNumber);
  if (!account) throw refusal(404, 'error.notFound');
  return account;
}
