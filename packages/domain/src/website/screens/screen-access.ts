import type { GateName } from '../../gates/gates.ts';

/** A row as it is written: which texts are routes is known once the table is. */
interface Row {
  readonly access: 'public' | 'member';
  readonly gate: GateName;
  /** The screen that a signed-in member is led to instead, whatever the gate says. */
  readonly membersGoTo?: string;
  /** The screen that is led to where the gate is closed; else a sentence says why. */
  readonly closedGoesTo?: string;
  /** Shown to whoever of the office looks as a member (office-86). */
  readonly asMember?: true;
}

/** To whom a screen is open (website-21). */
export interface ScreenAccess extends Row {
  readonly membersGoTo?: Route;
  readonly closedGoesTo?: Route;
}

const open = (gate: GateName = 'always') => ({ access: 'public', gate }) as const;
const member = (gate: GateName = 'always') => ({ access: 'member', gate }) as const;
/** One that whoever of the office looks as a member sees too. */
const seen = (gate: GateName = 'always') => ({ ...member(gate), asMember: true }) as const;

/** Every screen's route below `/pages`, with whom it is for and the gate that it stands behind. */
export const screenAccess = {
  home: { ...open(), asMember: true },
  login: open(),
  'quick-pay': { ...open('quickPay'), membersGoTo: 'accountoverview' },
  'payment-link': open('quickPay'),
  'payment-success': open(),
  'payment-cancel': open(),
  'services-products': { ...open(), asMember: true },
  'legal-terms': { ...open(), asMember: true },
  register: open(),
  'forgot-password': open(),
  'forgot-username': open(),
  'reset-password': open(),
  'stop-change': open(),
  'delegate-invitation': open(),
  'external-redirect': open(),
  'outside-sign-in': open('outsideSignIn'),
  'last-seen': open('lastSeen'),
  maint: open(),
  'as-member': { ...open(), asMember: true },
  'direct-usage-tracker': open(),
  'service-type/select-service-type': open('applicationForService'),
  'service-type/application-for-service': open('applicationForService'),
  'cc-letterreturn': open(),
  'unclaimed-capital-credit': open(),
  'outage-map': open('outage'),
  'outage-map-embed': open('outage'),
  'report-outage': { ...open('outage'), membersGoTo: 'outage-status' },
  'view-all-accounts': seen(),
  'account-list': seen(),
  viewbill: seen(),
  'no-bill': seen(),
  'my-profile': member(),
  delegates: member(),
  'my-record': member(),
  'connected-apps': member(),
  connect: member(),
  'payment-options': seen(),
  accountoverview: seen(),
  'accountoverview/mymeter': seen(),
  prepaid: seen(),
  'meter-reading': seen(),
  'meter-sense-cc': member(),
  'account-profile': member(),
  'billpayments/history': seen(),
  'billpayments/view-deposits': seen('deposits'),
  'billpayments/view-arrangements': seen('arrangements'),
  'billpayments/payment-help': seen('paymentHelp'),
  'billpayments/auto-pay': member('autoPay'),
  'billpayments/pay-automatically': member('payAutomatically'),
  'billpayments/pay-multiple': member(),
  'billpayments/payment-profile': member(),
  'accountoverview/meterusage': seen('detailedUsageAnalysis'),
  aclarajump: member('meterPortalJump'),
  'draft-payments': member('draftPayments'),
  'scheduled-payments': member('scheduledPayments'),
  'schedule-payments-success': member(),
  'schedule-payments-cancel': member(),
  'schedule-payments-error': member(),
  'outage-status': seen('outage'),
  'manage-notifications': member('notifications'),
  'manage-contacts': member('notifications'),
  'usage-tracker': seen(),
  'what-if': seen('usageTracker'),
  'operation-roundup': seen('roundUp'),
  'levelized-billing': { ...seen('averageBilling'), closedGoesTo: 'accountoverview' },
  'delinquent-history': seen('delinquents'),
  'member-info-docs': member('memberInfoDocs'),
  'service-requests': seen('serviceRequests'),
} as const satisfies Readonly<Record<string, Row>>;

type Table = typeof screenAccess;
export type Route = keyof Table;
/** The routes of everybody's screens, or of members'. */
export type RouteFor<A extends ScreenAccess['access']> = {
  [R in Route]: Table[R]['access'] extends A ? R : never;
}[Route];

/** Whether a text is the route of a screen. */
export const isRoute = (text: string): text is Route => Object.hasOwn(screenAccess, text);

/** Whom a screen is for, by its route. */
export const accessOf = (route: Route): ScreenAccess => screenAccess[route];
