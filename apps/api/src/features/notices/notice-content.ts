import { formatDay, formatLocalTime } from '@rochdale/domain/dates';
import { formatNumber } from '@rochdale/domain/messages/formats';
import type { PlainMessageCode, Translate } from '@rochdale/domain/messages/text';
import { formatMoney } from '@rochdale/domain/money';
import type { Notice } from '@rochdale/domain/notices/notice';
import type { NotificationChannel } from '@rochdale/domain/notifications/topics';
import type { Content } from '../messages/public.ts';

/** What a notice says of its account, beside what is told. */
export interface NoticeAccount {
  readonly accountNumber: string;
  readonly serviceAddress: string;
}

/** Where its links lead, and whom to call. */
export interface NoticePlace {
  readonly publicUrl: string;
  readonly phoneNumber: string;
}

/**
 * The words of a notice: a sentence by text and by voice; by e-mail the same sentence, with links to act on that select
 * its account.
 */
export function noticeContent(
  notice: Notice,
  account: NoticeAccount,
  channel: NotificationChannel,
  { publicUrl, phoneNumber }: NoticePlace,
): Content {
  return (text) => {
    const subject = subjectOf(notice, text);
    const sentence = sentenceOf(notice, account.accountNumber.slice(-4), phoneNumber, text);
    if (channel === 'text') return { subject, paragraphs: [sentence, text('notice.text.end')] };
    if (channel === 'voice') return { subject, paragraphs: [sentence, text('notice.voice.end')] };
    const { accountNumber, serviceAddress: address } = account;
    const isOwed = notice.kind === 'paymentDue' || notice.kind === 'pastDue';
    const [label, route] = actionOf(notice);
    const ofAccount = `?accountno=${encodeURIComponent(accountNumber)}`;
    return {
      subject,
      paragraphs: [
        sentence,
        ...(isOwed ? [text('notice.paid')] : []),
        text('notice.account', { account: accountNumber, address }),
      ],
      action: { label: text(label), url: `${publicUrl}/pages/${route}${ofAccount}` },
      stop: { label: text('notice.email.end'), url: `${publicUrl}/pages/manage-notifications${ofAccount}` },
    };
  };
}

function sentenceOf(notice: Notice, ending: string, phone: string, text: Translate): string {
  switch (notice.kind) {
    case 'billReady': {
      const facts = { amount: formatMoney(notice.amount), ending };
      return notice.dueDate === null
        ? text('notice.billReady.noDay', facts)
        : text('notice.billReady', { ...facts, day: formatDay(notice.dueDate) });
    }
    case 'paymentDue':
    case 'pastDue':
      return text(notice.kind === 'paymentDue' ? 'notice.paymentDue' : 'notice.pastDue', {
        amount: formatMoney(notice.amount),
        ending,
        day: formatDay(notice.dueDate),
      });
    case 'paymentReceived':
      return text('notice.paymentReceived', { amount: formatMoney(notice.amount), ending });
    case 'draftComing':
      return text('notice.draftComing', { amount: formatMoney(notice.amount), ending, day: formatDay(notice.day) });
    case 'highUsage': {
      const { day, unit } = notice;
      const [usage, threshold] = [notice.usageValue, notice.threshold].map((one) => formatNumber(one, { most: 1 }));
      return text('notice.highUsage', {
        usage: usage ?? '',
        threshold: threshold ?? '',
        unit,
        ending,
        day: formatDay(day),
      });
    }
    case 'lowPrepaidBalance': {
      const [credit, threshold] = [formatMoney(notice.credit), formatMoney(notice.threshold)];
      return text('notice.lowPrepaidBalance', { ending, credit, threshold });
    }
    case 'outage': {
      const facts = { ending, time: formatLocalTime(notice.startedAt) };
      const estimate = notice.estimatedTimeOfRestoration;
      return estimate === null
        ? text('notice.outage.noEstimate', facts)
        : text('notice.outage', { ...facts, estimate: formatLocalTime(estimate) });
    }
    case 'restoration':
      return text('notice.restoration', { ending, time: formatLocalTime(notice.restoredAt), phone });
  }
}

function subjectOf(notice: Notice, text: Translate): string {
  switch (notice.kind) {
    case 'billReady':
      return text('notice.billReady.subject');
    case 'paymentDue':
      return text('notice.paymentDue.subject', { day: formatDay(notice.dueDate) });
    case 'pastDue':
      return text('notice.pastDue.subject');
    case 'paymentReceived':
      return text('notice.paymentReceived.subject');
    case 'draftComing':
      return text('notice.draftComing.subject', { day: formatDay(notice.day) });
    case 'highUsage':
      return text('notice.highUsage.subject', { day: formatDay(notice.day) });
    case 'lowPrepaidBalance':
      return text('notice.lowPrepaidBalance.subject');
    case 'outage':
      return text('notice.outage.subject');
    case 'restoration':
      return text('notice.restoration.subject');
  }
}

/** The screen on which a member acts on a notice. */
function actionOf(notice: Notice): readonly [label: PlainMessageCode, route: string] {
  switch (notice.kind) {
    case 'billReady':
    case 'paymentReceived':
      return ['notice.action.bills', 'billpayments/history'];
    case 'paymentDue':
    case 'pastDue':
    case 'lowPrepaidBalance':
      return ['notice.action.pay', 'accountoverview'];
    case 'draftComing':
      return ['notice.action.plan', notice.plan === 'draft' ? 'draft-payments' : 'billpayments/auto-pay'];
    case 'highUsage':
      return ['notice.action.usage', 'usage-tracker'];
    case 'outage':
    case 'restoration':
      return ['notice.action.outage', 'outage-status'];
  }
}
