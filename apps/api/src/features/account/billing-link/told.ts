import type { MailingAddress, ProfileName } from '@rochdale/domain/account/account-profile/profile';
import type { MemberProfile } from '@rochdale/domain/account/account-profile/profile-change';
import type { LocalDay } from '@rochdale/domain/dates';
import type { Cents } from '@rochdale/domain/money';

/** A payment of the portal's, or what went back of one, as the billing system is told. */
export interface Posting {
  readonly kind: 'posting';
  /** With the account, what the billing system recognizes it by. */
  readonly transNo: string;
  readonly accountNumber: string;
  /** Cents; below 0: it went back. */
  readonly amount: Cents;
  /** The co-op's day on which it was taken, or went back. */
  readonly day: LocalDay;
  readonly method: 'card' | 'echeck';
  readonly lastFour: string;
  readonly confirmationNumber: string;
  readonly fee: Cents;
}

/** Work that a member asked for, with the member's comments. */
export interface ToldServiceOrder {
  readonly kind: 'service-order';
  /** What it comes back under (`soNumber` of `service-orders.csv`). */
  readonly transNo: string;
  readonly accountNumber: string;
  readonly memberNumber: string;
  readonly workType: string;
  readonly description: string;
  /** Ten digits, or none. */
  readonly phone: string;
  readonly comments: string;
  readonly submittedAt: Date;
}

/** What a member has changed and the billing system has not sent back yet. What stays as it is, is left out. */
export interface ToldProfileChange {
  readonly kind: 'profile-change';
  readonly transNo: string;
  readonly memberNumber: string;
  readonly name: ProfileName | undefined;
  /** The whole list. */
  readonly phones: MemberProfile['phones'] | undefined;
  /** Those that changed, by account. */
  readonly addresses: Readonly<Record<string, MailingAddress>>;
  /** Whether every account of the member has one and the same address. */
  readonly hasOneAddress: boolean;
}

/** Power that a member says is out. */
export interface ToldOutageReport {
  readonly kind: 'outage-report';
  /** The id that its sender made. */
  readonly transNo: string;
  readonly reportNumber: number;
  readonly accountNumber: string;
  readonly locationId: string;
  readonly reason: string;
  readonly remarks: string;
  /** Ten digits where the member wants to be called back; else empty. */
  readonly callbackNumber: string;
  readonly reportedAt: Date;
}

/** More time that a member asked for. Accepted: the billing system holds it, and disconnects nothing for it until then. */
export interface ToldPaymentExtension {
  readonly kind: 'payment-extension';
  readonly transNo: string;
  readonly accountNumber: string;
  readonly memberNumber: string;
  /** What may be paid later, in cents. */
  readonly amount: Cents;
  /** The last day on which it may be paid. */
  readonly until: LocalDay;
  readonly askedAt: Date;
}

export type Told = Posting | ToldServiceOrder | ToldProfileChange | ToldOutageReport | ToldPaymentExtension;

/** The other side will not take what it was told, and has not: a person has to look. */
export class DeliveryRefused extends Error {}
