import type { OperationName } from '@rochdale/contract/operations/operations';
import type { Route } from '@rochdale/domain/website/screens/screen-access';
import type { Subject } from './subjects.ts';

/** What an account itself may close or narrow; `ways`: what is paid with on file alone does. */
export type AccountTopic =
  | 'autoPay'
  | 'averageBilling'
  | 'drafts'
  | 'meterReading'
  | 'outage'
  | 'pay'
  | 'usage'
  | 'ways';

type StemOf<Name> = Name extends `${infer Stem}.${string}` ? Stem : never;

/** Screens by their routes, operations by the part of their names before the point. */
const topics: Readonly<Record<AccountTopic, readonly (Route | StemOf<OperationName>)[]>> = {
  pay: ['accountoverview', 'billpayments/pay-multiple', 'member-pay', 'pay-multiple', 'quick-pay'],
  drafts: ['draft-payments'],
  autoPay: ['auto-pay', 'billpayments/auto-pay'],
  outage: ['outage', 'outage-public', 'outage-status', 'report-outage'],
  ways: ['billpayments/payment-profile', 'payment-profile', 'scheduled-payments'],
  usage: ['direct-usage', 'direct-usage-tracker', 'green-button', 'usage', 'usage-tracker'],
  averageBilling: ['levelized-billing'],
  meterReading: ['meter-reading'],
};

/** What of an account matters to a screen or operation; undefined where nothing does. */
export function topicOf({ kind, name }: Subject): AccountTopic | undefined {
  const stem = kind === 'operation' ? (name.split('.')[0] ?? name) : name;
  const names = Object.keys(topics) as AccountTopic[];
  return names.find((topic) => topics[topic].some((one) => one === stem));
}
