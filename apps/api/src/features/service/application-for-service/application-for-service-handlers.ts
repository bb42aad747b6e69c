import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { isOrganization, type NamedAs } from '@rochdale/domain/account/members/member-name';
import {
  type Application,
  firstViolation,
  tidyApplication,
} from '@rochdale/domain/service/application-for-service/application';
import { memberLanguage, type TextLanguage } from '@rochdale/domain/texts/languages';
import { todayAt } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { fieldRefusal, refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import { takeTry } from '../../../platform/limits/limits-store.ts';
import type { MessageServices } from '../../communications/messages/public.ts';
import {
  addApplication,
  applicantOnFile,
  findApplication,
  type KeptApplication,
} from './application-for-service-store.ts';
import { announceApplication, confirmApplication } from './application-mail.ts';

/** Applications in an hour from one network address or member, and confirmations in a day to one e-mail address. */
const applicationsAnHour = 10;
const confirmationsADay = 5;

interface Sent {
  readonly applicationId: string;
  readonly application: Application;
}
/** Whom limits count, and what the applicant reads. */
interface From {
  readonly address: string;
  readonly language: TextLanguage;
}
type ApplicationHandlers = Pick<
  Handlers,
  'application-for-service.apply' | 'application-for-service.apply-as-member' | 'application-for-service.applicant'
>;

/** A visitor or a member applies for new service (service-31). */
export function applicationForServiceHandlers(
  services: MessageServices & { readonly db: Database },
): ApplicationHandlers {
  const { db, clock, site } = services;

  const apply = async (
    { applicationId, application }: Sent,
    memberNumber: string | null,
    { address, language }: From,
  ) => {
    const today = todayAt(clock, site().timeZone);
    const accountTypes = site().configuration.serviceAccountTypes;
    const tidy = tidyApplication({ ...application, ...(accountTypes.length === 0 && { accountType: '' }) });
    const earlier = await findApplication(db, applicationId);
    if (earlier) return answerEarlier(earlier, tidy, memberNumber);
    const wrong = firstViolation(application, { today, accountTypes });
    if (wrong) throw fieldRefusal(wrong.violation, wrong.field);
    const limit = { key: `applications:${memberNumber ?? address}`, tries: applicationsAnHour, minutes: 60 };
    await takeTries(db, [limit], clock.now());
    const confirmations = { key: `applications:email:${tidy.email}`, tries: confirmationsADay, minutes: 24 * 60 };
    return db.transaction(async (tx) => {
      for (;;) {
        const confirmationNumber = `AS-${today.replaceAll('-', '')}-${randomInt(100_000, 1_000_000)}`;
        const kept = {
          applicationId,
          confirmationNumber,
          memberNumber,
          application: tidy,
          language: memberLanguage(language),
          submittedAt: clock.now(),
        };
        if (await addApplication(tx, kept)) {
          await announceApplication(services, tx, tidy, confirmationNumber);
          const { taken: isConfirmed } = await takeTry(tx, confirmations, clock.now());
          if (isConfirmed) await confirmApplication(services, tx, tidy, confirmationNumber, language);
          return { confirmationNumber, isConfirmed };
        }
        const atOnce = await findApplication(tx, applicationId);
        if (atOnce) return answerEarlier(atOnce, tidy, memberNumber);
      }
    });
  };

  return {
    'application-for-service.apply': ({ body, address, language }) =>
      apply(body, null, { address: `address:${address}`, language }),
    'application-for-service.apply-as-member': ({ body, params, address, language }) =>
      apply(body, params.memberNumber, { address, language }),
    'application-for-service.applicant': async ({ params }) => {
      const found = await applicantOnFile(db, params.memberNumber);
      if (!found) throw refusal(404, 'error.notFound');
      const { member, phone, address } = found;
      const street = [address?.streetNumber, address?.streetName, address?.streetType].filter(Boolean).join(' ');
      return {
        ...applicantNames(member),
        email: member.email ?? '',
        phone,
        street,
        unit: address?.unit ?? '',
        city: address?.city ?? '',
        state: address?.state ?? '',
        zip: address?.zip ?? '',
      };
    },
  };
}

/** An organization without a person to speak with has no first and last name. */
function applicantNames(member: NamedAs) {
  const { firstName, lastName } = member;
  if (!isOrganization(member)) return { businessName: '', firstName, lastName };
  return member.organizationName === ''
    ? { businessName: lastName, firstName: '', lastName: '' }
    : { businessName: member.organizationName, firstName, lastName };
}

/** The same application sent again gets the same number; another one under its id is not taken for it. */
function answerEarlier(earlier: KeptApplication, application: Application, memberNumber: string | null) {
  const { confirmationNumber: number } = earlier;
  if (earlier.memberNumber !== memberNumber) throw refusal(409, 'error.conflict');
  if (!isDeepStrictEqual({ ...earlier.application }, { ...application }))
    throw refusal(409, 'applicationForService.alreadySent', { number });
  return { confirmationNumber: number };
}
