import { type RefusalSentence, refusalText } from '@rochdale/domain/office/queues/refusal-text';
import type { Executor } from '../../../platform/database/database.ts';
import { namedNumbersOf } from '../../account/account-names/public.ts';
import {
  type MessageServices,
  type Recipient,
  recipientOf,
  sendMessage,
} from '../../communications/messages/public.ts';
import { tellHelp } from '../../paying/payment-help/public.ts';
import { wantsServiceOrderEmail } from '../../service/service-requests/public.ts';
import { holdsLoginClosed } from '../member-marks/public.ts';
import { answerWords } from './answer-words.ts';
import type { Asked } from './asked-store.ts';
import { memberOf } from './facts-of.ts';

/** What became of it. */
export type Outcome =
  | { readonly outcome: 'approved' | 'reopened' }
  | { readonly outcome: 'refused'; readonly why: RefusalSentence };

/** Where whoever asked is told by e-mail, and in which language; undefined: by none (office-128). */
export async function toldAt(db: Executor, asked: Asked): Promise<Recipient | undefined> {
  switch (asked.kind) {
    case 'profile-change':
    case 'rate-change':
      return recipientOf(db, asked.row.memberNumber);
    case 'payment-help':
      return recipientOf(db, asked.row.memberNumber);
    case 'service-order': {
      const { memberNumber } = asked.row;
      if (memberNumber === null || !(await wantsServiceOrderEmail(db, memberNumber))) return undefined;
      return recipientOf(db, memberNumber);
    }
    case 'application': {
      const { memberNumber, application, language } = asked.row;
      if (memberNumber !== null && (await holdsLoginClosed(db, memberNumber))) return undefined;
      return { recipient: application.email, language };
    }
    case 'claim':
      return asked.row.email === '' ? undefined : { recipient: asked.row.email, language: asked.row.language };
    case 'returned-letter':
      return undefined;
  }
}

/** Tells whoever asked what became of it, within the caller's transaction; false where no e-mail goes. */
export async function tellAnswer(
  services: MessageServices,
  tx: Executor,
  asked: Exclude<Asked, { kind: 'profile-change' | 'returned-letter' }>,
  outcome: Outcome,
): Promise<boolean> {
  if (asked.kind === 'payment-help') {
    const news = outcome.outcome === 'approved' ? 'granted' : outcome.outcome;
    return tellHelp(services, tx, asked.row, news, (text) =>
      outcome.outcome === 'refused' ? refusalText(text, outcome.why) : '',
    );
  }
  const to = await toldAt(tx, asked);
  if (to === undefined) return false;
  const { site } = services;
  const { timeZone, settings } = site();
  const kind = `${asked.kind}-${outcome.outcome}`;
  const memberNumber = memberOf(asked);
  const named = memberNumber === null ? (number: string) => number : await namedNumbersOf(tx, memberNumber);
  const whose = memberNumber === null ? {} : { memberNumber };
  await sendMessage(services, tx, { channel: 'email', kind, ...whose, ...to }, (text, formats, language) => {
    const reason = outcome.outcome === 'refused' ? refusalText(text, outcome.why) : '';
    const written = { reason, text, formats, timeZone, site, language, named };
    const { subject, said } = answerWords(asked, outcome.outcome, written);
    return { subject, paragraphs: [said, text('mail.answer.questions', { phone: settings.phoneNumber })] };
  });
  return true;
}
