import { numberAndName } from '@rochdale/domain/account/account-names/account-name';
import type { Notice } from '@rochdale/domain/communications/notices/notice';
import type { NotificationChannel } from '@rochdale/domain/communications/notifications/topics';
import type { LocalDay, LocalTime } from '@rochdale/domain/dates';
import { shownUnit } from '@rochdale/domain/energy/usage/units';
import { formatMoney } from '@rochdale/domain/money';
import { type Formats, formatNumber } from '@rochdale/domain/texts/formats';
import type { PlainTextCode, Translate } from '@rochdale/domain/texts/text';
import { addressOf } from '@rochdale/domain/website/screens/address';
import type { Route } from '@rochdale/domain/website/screens/screen-access';
import type { Content } from '../messages/public.ts';

/** What a notice says of its account, beside what is told. */
export interface NoticeAccount {
  readonly accountNumber: string;
  /** What its member calls it; null: nothing. */
  readonly nickname: string | null;
  readonly serviceAddress: string;
}

/** Whom to call, and what a text ends. */
export interface NoticePlace {
  readonly phoneNumber: string;
  /** What a text that says STOP ends at this co-op. */
  readonly stopEnds: 'TOPIC' | 'ALL';
}

/** How a channel writes what is no sentence: a text is short, a voice reads digits one by one and units in full. */
interface Spelling {
  day(day: LocalDay): string;
  ending(accountNumber: string): string;
  usage(value: number): string;
  unit(unit: string): string;
}

/**
 * The words of a notice: a sentence by text and by voice; by e-mail the same sentence, with links to act on that select
 * its account.
 */
export function noticeContent(
  notice: Notice,
  account: NoticeAccount,
  channel: NotificationChannel,
  { phoneNumber: phone, stopEnds }: NoticePlace,
): Content {
  return (text, formats) => {
    const { accountNumber, serviceAddress: address } = account;
    const spelling = spellingOf(channel, text, formats);
    const subject = subjectOf(notice, address, text, formats);
    const sentence = sentenceOf(notice, { spelling, formats, phone, ending: spelling.ending(accountNumber) }, text);
    const end = stopEnds === 'ALL' ? 'notice.text.end.all' : 'notice.text.end';
    if (channel === 'text') return { subject, paragraphs: [sentence, text(end)] };
    if (channel === 'voice') return { subject, paragraphs: [sentence, text('notice.voice.end', { phone })] };
    const isOwed = notice.kind === 'paymentDue' || notice.kind === 'pastDue';
    const [label, route] = actionOf(notice);
    const ofAccount = { accountno: accountNumber };
    return {
      subject,
      paragraphs: [
        sentence,
        ...(isOwed ? [text('notice.paid')] : []),
        text('notice.account', { account: numberAndName(account), address }),
      ],
      action: { label: text(label), to: addressOf(route, ofAccount) },
      stop: { label: text('notice.email.end'), to: addressOf('manage-notifications', ofAccount) },
    };
  };
}

/** Units in full, by how they are written (energy-17). */
const spokenUnits: Readonly<Record<string, PlainTextCode>> = {
  gallon: 'notice.voice.gallons',
  therm: 'notice.voice.therms',
};

function spellingOf(channel: NotificationChannel, text: Translate, formats: Formats): Spelling {
  const isVoice = channel === 'voice';
  const { letterDay, nearDay } = formats;
  const days = {
    email: letterDay,
    text: (day: LocalDay) => nearDay(day),
    voice: (day: LocalDay) => nearDay(day, 'long'),
  };
  return {
    day: days[channel],
    ending: (accountNumber) => (isVoice ? [...accountNumber.slice(-4)].join(' ') : accountNumber.slice(-4)),
    usage: (value) => formatNumber(value, { most: isVoice ? 0 : 1 }),
    unit: (unit) => {
      if (!isVoice) return shownUnit(unit);
      return text(spokenUnits[unit] ?? 'notice.voice.kilowattHours');
    },
  };
}

interface SentenceFacts {
  readonly spelling: Spelling;
  readonly formats: Formats;
  readonly phone: string;
  readonly ending: string;
}

function sentenceOf(notice: Notice, facts: SentenceFacts, text: Translate): string {
  const { spelling, formats, phone, ending } = facts;
  const at = (time: LocalTime): string =>
    `${spelling.day(time.slice(0, 10))}, ${formats.time(new Date(`${time}:00Z`), 'UTC')}`;
  switch (notice.kind) {
    case 'billReady': {
      const bill = { amount: formatMoney(notice.amount), ending };
      return notice.dueDate === null
        ? text('notice.billReady.noDay', bill)
        : text('notice.billReady', { ...bill, day: spelling.day(notice.dueDate) });
    }
    case 'paymentDue':
    case 'pastDue': {
      const owed = { amount: formatMoney(notice.amount), ending, day: spelling.day(notice.dueDate) };
      return notice.kind === 'paymentDue'
        ? text('notice.paymentDue', owed)
        : text('notice.pastDue', { ...owed, phone });
    }
    case 'paymentReceived':
      return text('notice.paymentReceived', { amount: formatMoney(notice.amount), ending });
    case 'draftComing':
      return text('notice.draftComing', { amount: formatMoney(notice.amount), ending, day: spelling.day(notice.day) });
    case 'highUsage':
      return text('notice.highUsage', {
        usage: spelling.usage(notice.usageValue),
        threshold: spelling.usage(notice.threshold),
        unit: spelling.unit(notice.unit),
        ending,
        day: spelling.day(notice.day),
      });
    case 'lowPrepaidBalance':
      return text('notice.lowPrepaidBalance', { ending, credit: formatMoney(notice.credit) });
    case 'prepaidDays': {
      const { days } = notice;
      const left = { ending, credit: formatMoney(notice.credit) };
      if (days === 0) return text('notice.prepaidDays.none', left);
      const until = { ...left, day: spelling.day(notice.endsOn) };
      return days === 1 ? text('notice.prepaidDays.day', until) : text('notice.prepaidDays', { ...until, days });
    }
    case 'outage': {
      const estimate = notice.estimatedTimeOfRestoration;
      const time = at(notice.startedAt);
      return estimate === null
        ? text('notice.outage.noEstimate', { ending, time })
        : text('notice.outage', { ending, time, estimate: at(estimate) });
    }
    case 'restoration':
      return text('notice.restoration', { ending, time: at(notice.restoredAt), phone });
  }
}

function subjectOf(notice: Notice, address: string, text: Translate, { letterDay }: Formats): string {
  const [street = ''] = address.split(/[\n,]/);
  switch (notice.kind) {
    case 'billReady': {
      const amount = formatMoney(notice.amount);
      return notice.dueDate === null
        ? text('notice.billReady.subject.noDay', { amount })
        : text('notice.billReady.subject', { amount, day: letterDay(notice.dueDate) });
    }
    case 'paymentDue':
      return text('notice.paymentDue.subject', { day: letterDay(notice.dueDate) });
    case 'pastDue':
      return text('notice.pastDue.subject');
    case 'paymentReceived':
      return text('notice.paymentReceived.subject');
    case 'draftComing':
      return text('notice.draftComing.subject', { amount: formatMoney(notice.amount), day: letterDay(notice.day) });
    case 'highUsage':
      return text('notice.highUsage.subject', { day: letterDay(notice.day) });
    case 'lowPrepaidBalance':
      return text('notice.lowPrepaidBalance.subject');
    case 'prepaidDays': {
      const { days } = notice;
      if (days === 0) return text('notice.prepaidDays.subject.none');
      return days === 1 ? text('notice.prepaidDays.subject.day') : text('notice.prepaidDays.subject', { days });
    }
    case 'outage':
      return text('notice.outage.subject', { street });
    case 'restoration':
      return text('notice.restoration.subject', { street });
  }
}

/** The screen on which a member acts on a notice. */
function actionOf(notice: Notice): readonly [label: PlainTextCode, route: Route] {
  switch (notice.kind) {
    case 'billReady':
    case 'paymentReceived':
      return ['notice.action.bills', 'billpayments/history'];
    case 'paymentDue':
    case 'pastDue':
    case 'lowPrepaidBalance':
      return ['notice.action.pay', 'accountoverview'];
    case 'prepaidDays':
      return ['notice.action.days', 'prepaid'];
    case 'draftComing':
      return ['notice.action.plan', notice.plan === 'draft' ? 'draft-payments' : 'billpayments/auto-pay'];
    case 'highUsage':
      return ['notice.action.usage', 'usage-tracker'];
    case 'outage':
    case 'restoration':
      return ['notice.action.outage', 'outage-status'];
  }
}
