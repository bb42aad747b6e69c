import { type RefusalSentence, refusalText } from '@rochdale/domain/office/queues/refusal-text';
import type { Executor } from '../../../platform/database/database.ts';
import {
  type MessageServices,
  type Recipient,
  recipientOf,
  sendMessage,
} from '../../communications/messages/public.ts';
import { wantsServiceOrderEmail } from '../../service/service-requests/public.ts';
import { holdsLoginClosed } from '../member-marks/public.ts';
import { answerWords } from './answer-words.ts';
import type { Asked } from './asked-store.ts';

/** What became of it. */
export type Outcome =
  | { readonly outcome: 'approved' | 'reopened' }
  | { readonly outcome: 'refused'; readonly why: RefusalSentence };

/** Where whoever asked is told by e-mail, and in which language; undefined: by none (office-128). */
export async function toldAt(db: Executor, asked: Asked): Promise<Recipient | undefined> {
  switch (asked.kind) {
    case 'profile-change':
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
  const to = await toldAt(tx, asked);
  if (to === undefined) return false;
  const { timeZone, settings } = services.site();
  const kind = `${asked.kind}-${outcome.outcome}`;
  await sendMessage(services, tx, { channel: 'email', kind, ...to }, (text, formats) => {
    const reason = outcome.outcome === 'refused' ? refusalText(text, outcome.why) : '';
    const { subject, said } = answerWords(asked, outcome.outcome, { reason, text, formats, timeZone });
    return { subject, paragraphs: [said, text('mail.answer.questions', { phone: settings.phoneNumber })] };
  });
  return true;
}
