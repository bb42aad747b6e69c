import type { GateName } from '../../gates/gates.ts';
import type { PlainTextCode } from '../../texts/text.ts';
import type { Route } from '../../website/screens/screen-access.ts';
import type { QueryOf, ScreenTarget } from '../../website/screens/screen-queries.ts';

interface QuickLinkWords {
  readonly name: 'profile' | 'notifications' | 'paperless' | 'outage' | 'serviceRequests' | 'usage' | 'meterReading';
  readonly label: PlainTextCode;
  readonly gate: GateName;
  /** Navigation state: opens the paperless tab (account-27). */
  readonly state?: { readonly isPaperless: true };
}

/** An entry of Quick Links. */
export type QuickLink = QuickLinkWords & ScreenTarget;

/** What an account and its site say about its links. */
interface LinkFacts {
  readonly accountNumber: string;
  readonly memberNumber: string;
  readonly locationId: string | null;
  readonly accountType: string;
  readonly collectMeterReading: boolean;
  readonly offersPaperless: boolean;
  /** Accounts that are not electric may hide outage and usage (account-28). */
  readonly hidesOutage: boolean;
  readonly hidesUsage: boolean;
}

/** Tells the outage screen which account it is about (account-29). */
export function outageQuery({
  accountNumber: accountno,
  memberNumber: memberno,
  accountType: accounttype,
  locationId,
}: Pick<LinkFacts, 'accountNumber' | 'memberNumber' | 'accountType' | 'locationId'>): QueryOf<'outage-status'> {
  return { accountno, memberno, accounttype, ...(locationId && { locationid: locationId }) };
}

/** Quick Links with their targets and gates (account-27). */
export function quickLinks(facts: LinkFacts): readonly QuickLink[] {
  const isOther = facts.accountType !== 'Electric';
  const links: readonly (QuickLink & { readonly isOffered?: boolean })[] = [
    { name: 'profile', label: 'overview.link.profile', route: 'account-profile', gate: 'always' },
    {
      name: 'notifications',
      label: 'overview.link.notifications',
      route: 'manage-notifications',
      gate: 'notifications',
    },
    {
      name: 'paperless',
      label: 'overview.link.paperless',
      route: 'my-profile',
      gate: 'always',
      state: { isPaperless: true },
      isOffered: facts.offersPaperless,
    },
    {
      name: 'outage',
      label: 'overview.link.outage',
      route: 'outage-status',
      gate: 'outage',
      query: outageQuery(facts),
      isOffered: !(isOther && facts.hidesOutage),
    },
    {
      name: 'serviceRequests',
      label: 'overview.link.serviceRequests',
      route: 'service-requests',
      gate: 'serviceRequests',
    },
    {
      name: 'usage',
      label: 'overview.link.usage',
      route: 'usage-tracker',
      gate: 'usageTracker',
      isOffered: !(isOther && facts.hidesUsage),
    },
    {
      name: 'meterReading',
      label: 'overview.link.meterReading',
      route: 'meter-reading',
      gate: 'always',
      isOffered: facts.collectMeterReading,
    },
  ];
  return links.filter((link) => link.isOffered !== false).map(({ isOffered: _, ...link }) => link);
}

/** An entry of Payment Programs. */
export interface PaymentProgram {
  readonly name: 'autoPay' | 'averageBilling' | 'drafts' | 'arrangements' | 'payMultiple' | 'roundUp';
  readonly route: Route;
  readonly gate: GateName;
}

/** Payment Programs with their targets and gates (account-30). */
export const paymentPrograms: readonly PaymentProgram[] = [
  { name: 'autoPay', route: 'billpayments/auto-pay', gate: 'autoPay' },
  { name: 'averageBilling', route: 'levelized-billing', gate: 'averageBilling' },
  { name: 'drafts', route: 'draft-payments', gate: 'draftPayments' },
  { name: 'arrangements', route: 'billpayments/view-arrangements', gate: 'arrangements' },
  { name: 'payMultiple', route: 'billpayments/pay-multiple', gate: 'always' },
  { name: 'roundUp', route: 'operation-roundup', gate: 'roundUp' },
];
