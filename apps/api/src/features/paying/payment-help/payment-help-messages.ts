import { localTimeAt } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import type { Formats } from '@rochdale/domain/texts/formats';
import type { PlainTextCode, Translate } from '@rochdale/domain/texts/text';
import type { Executor } from '../../../platform/database/database.ts';
import { type MessageServices, tellMember } from '../../communications/messages/public.ts';
import type { PaymentHelp } from './payment-help-store.ts';

/** What a member is told about what was asked for (paying-90). */
export type HelpNews = 'asked' | 'granted' | 'refused' | 'contradicted' | 'reopened' | 'ranOut';

const subjects: Readonly<Record<HelpNews, PlainTextCode>> = {
  asked: 'mail.help.asked.subject',
  granted: 'mail.help.granted.subject',
  refused: 'mail.help.refused.subject',
  contradicted: 'mail.help.contradicted.subject',
  reopened: 'mail.help.reopened.subject',
  ranOut: 'mail.help.ranOut.subject',
};

/**
 * Tells by e-mail how it stands, within the caller's transaction; false where no e-mail goes. Nothing but a grant says
 * that service is not disconnected. `reason` is why it was refused, in the language of the texts.
 */
export async function tellHelp(
  services: MessageServices,
  tx: Executor,
  help: PaymentHelp,
  news: HelpNews,
  reason: (text: Translate) => string = () => '',
): Promise<boolean> {
  const { settings, timeZone } = services.site();
  const { phoneNumber: phone } = settings;
  const told = await tellMember(
    services,
    tx,
    help.memberNumber,
    `payment-help-${news}`,
    (text, formats, _language, named) => ({
      subject: text(subjects[news]),
      paragraphs: [
        ...said(news, help, {
          text,
          formats,
          number: named(help.accountNumber),
          timeZone,
          phone,
          reason: reason(text),
        }),
        text('mail.answer.questions', { phone }),
      ],
    }),
  );
  return told !== undefined;
}

interface Written {
  readonly text: Translate;
  readonly formats: Formats;
  readonly number: string;
  readonly timeZone: string;
  readonly phone: string;
  readonly reason: string;
}

function said(
  news: HelpNews,
  help: PaymentHelp,
  { text, formats, number, timeZone, phone, reason }: Written,
): string[] {
  const amount = formatMoney(help.amount);
  const date = formats.letterDay(help.lastDay);
  const by = formats.letterDay(localTimeAt(help.answerBy, timeZone).day);
  const isTime = help.kind === 'extension';
  const plan = isTime
    ? []
    : help.parts.map((part) =>
        text('mail.help.part', { amount: formatMoney(part.amount), date: formats.letterDay(part.day) }),
      );
  switch (news) {
    case 'asked':
      return [
        isTime
          ? text('mail.help.asked.extension', { number, amount, date })
          : text('mail.help.asked.arrangement', { number, amount, count: help.parts.length }),
        ...plan,
        text('mail.help.asked.until', { date: by }),
      ];
    case 'granted':
      return [
        isTime
          ? text('mail.help.granted.extension', { number, amount, date })
          : text('mail.help.granted.arrangement', { number, amount, count: help.parts.length }),
        ...plan,
        text(isTime ? 'mail.help.granted.extension.means' : 'mail.help.granted.arrangement.means'),
      ];
    case 'refused':
      return [text('mail.help.refused', { number, reason }), text('mail.help.refused.means', { phone })];
    case 'contradicted':
      return [text('mail.help.contradicted', { number, date }), text('mail.help.contradicted.means', { phone })];
    case 'ranOut':
      return [text('mail.help.ranOut', { number, date }), text('mail.help.ranOut.means', { phone })];
    case 'reopened':
      return [text('mail.help.reopened', { number }), text('mail.help.asked.still')];
  }
}
