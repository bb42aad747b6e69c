import { localTimeAt } from '@rochdale/domain/dates';
import type { Formats } from '@rochdale/domain/texts/formats';
import type { TextLanguage } from '@rochdale/domain/texts/languages';
import type { Translate } from '@rochdale/domain/texts/text';
import type { Sites } from '@rochdale/domain/website/site/site';
import type { NamedNumber } from '../../account/account-names/public.ts';
import { workIn } from '../../service/service-requests/public.ts';
import type { Asked } from './asked-store.ts';

/** What became of it, as an e-mail says it. */
type Outcome = 'approved' | 'refused' | 'reopened';
type Told = Exclude<Asked, { kind: 'profile-change' | 'returned-letter' | 'payment-help' }>;

interface Written {
  readonly text: Translate;
  readonly formats: Formats;
  readonly timeZone: string;
  readonly site: Sites;
  readonly language: TextLanguage;
  /** An account as its member calls it. */
  readonly named: NamedNumber;
  /** Why it was refused, in the language of the texts. */
  readonly reason: string;
}

const subjects = {
  application: {
    approved: 'mail.application.approved.subject',
    refused: 'mail.application.refused.subject',
    reopened: 'mail.application.reopened.subject',
  },
  serviceRequest: {
    approved: 'mail.serviceRequest.approved.subject',
    refused: 'mail.serviceRequest.refused.subject',
    reopened: 'mail.serviceRequest.reopened.subject',
  },
  claim: {
    approved: 'mail.claim.approved.subject',
    refused: 'mail.claim.refused.subject',
    reopened: 'mail.claim.reopened.subject',
  },
  rateChange: {
    approved: 'mail.rateChange.approved.subject',
    refused: 'mail.rateChange.refused.subject',
    reopened: 'mail.rateChange.reopened.subject',
  },
} as const;

/** The words of the e-mail about what became of something that was asked for. Nothing that a visitor typed is in it. */
export function answerWords(
  asked: Told,
  outcome: Outcome,
  { text, formats, timeZone, site, reason, language, named }: Written,
) {
  switch (asked.kind) {
    case 'application': {
      const { confirmationNumber: number, application } = asked.row;
      const said = {
        approved: () => text('mail.application.approved', { number, start: formats.letterDay(application.startDate) }),
        refused: () => text('mail.application.refused', { number, reason }),
        reopened: () => text('mail.application.reopened', { number }),
      };
      return { subject: text(subjects.application[outcome]), said: said[outcome]() };
    }
    case 'service-order': {
      const { soNumber: number } = asked.row;
      const description = workIn(language, site, asked.row);
      const said = {
        approved: () => text('mail.serviceRequest.approved', { number, description }),
        refused: () => text('mail.serviceRequest.refused', { number, description, reason }),
        reopened: () => text('mail.serviceRequest.reopened', { number, description }),
      };
      return { subject: text(subjects.serviceRequest[outcome]), said: said[outcome]() };
    }
    case 'rate-change': {
      const { askedName, askedNameEs } = asked.row.comparison;
      const name = (language === 'es' ? askedNameEs : null) ?? askedName;
      const { accountNumber: account } = asked.row;
      const said = {
        approved: () => text('mail.rateChange.approved', { name, account: named(account) }),
        refused: () => text('mail.rateChange.refused', { name, account: named(account), reason }),
        reopened: () => text('mail.rateChange.reopened', { name, account: named(account) }),
      };
      return { subject: text(subjects.rateChange[outcome]), said: said[outcome]() };
    }
    case 'claim': {
      const date = formats.letterDay(localTimeAt(asked.row.claimedAt, timeZone).day);
      const said = {
        approved: () => text('mail.claim.approved', { date }),
        refused: () => text('mail.claim.refused', { date, reason }),
        reopened: () => text('mail.claim.reopened', { date }),
      };
      return { subject: text(subjects.claim[outcome]), said: said[outcome]() };
    }
  }
}
