import { existsSync, readFileSync } from 'node:fs';
import { operations } from '@rochdale/contract/operations/operations';
import { roundUpChoices } from '@rochdale/domain/account/operation-roundup/round-up';
import { type GateName, gates } from '@rochdale/domain/gates/gates';
import { tabsOf } from '@rochdale/domain/identity/my-profile/tabs';
import { amountViolation } from '@rochdale/domain/paying/payments/amount';
import { acceptedCardTypes } from '@rochdale/domain/paying/payments/card-types';
import { cutoffBlocked, eligibility } from '@rochdale/domain/paying/payments/eligibility';
import type { PayableAccount } from '@rochdale/domain/paying/payments/payable-account';
import { unselectableReason } from '@rochdale/domain/planned/draft-payments/draft-account';
import { draftRoute, draftRulesOf } from '@rochdale/domain/planned/draft-payments/draft-rules';
import { takingAt } from '@rochdale/domain/planned/due-payments/taking-time';
import { keepsFailedForm } from '@rochdale/domain/service/service-requests/service-request';
import { menuFor } from '@rochdale/domain/website/menus/menu';
import type { Route } from '@rochdale/domain/website/screens/screen-access';
import type { Site } from '@rochdale/domain/website/site/site';
import { sampleOf } from '@rochdale/test-kit/answers/sample';
import { needs } from '@rochdale/test-kit/gates/needs';
import { accountToPay } from '@rochdale/test-kit/payments/builders';
import { siteWith } from '@rochdale/test-kit/site/builders';
import { type SwitchPath, switchPaths, turned } from '@rochdale/test-kit/site/switches';
import { afterAll, describe, expect, it } from 'vitest';
import { gateOf } from './screens/screens.ts';
import { openScreen } from './testing/open-screen.tsx';
import { choosing, pressing, typing } from './testing/typing.ts';

/** Turns every switch of the decoded site that no gate asks for, and looks where it shows (docs/switches.md). */

const all = Object.values(needs).flat();
/** A co-op where every gate is open, with words where the plainest has none. */
const everything = [
  ['configuration.emergencyAnnouncementMessage', 'Storm ahead'],
  [
    'configuration.mcpMenu',
    [{ title: 'Ours', moduleLink: '/home', external: false, megaMenu: false, position: 1, subMenu: [] }],
  ],
  ['config.registration.paperlessConfirmationText', 'Yes, paperless'],
  ['config.registration.marketingEmailSignupText', 'News by mail'],
].reduce((site, [path, value]) => turned(site, String(path), value), siteWith(...all));

const rulesOf = (site: Site) => ({ ...site.config.payments, memberHasCutoffAccount: true });
const owing: Partial<PayableAccount> = {
  accountBalance: 5000,
  overPayAmount: 5000,
  isCcEligible: true,
  isEcheckEligible: true,
};
const draftable = {
  accountNumber: '1',
  serviceAddress: '',
  accountType: 'Electric',
  pastDueAmount: 100,
  autopayExists: false,
  ccEligible: true,
  noMoreChecks: false,
  isCashOnly: false,
  eligibleDraftDate: null,
  allowBeforeBilledDay: null,
  allowAfterBilledDay: null,
  draft: null,
  officeDraftDate: null,
};

const noon = new Date('2026-11-20T20:00:00Z');
const yesterdays = { finishedAt: new Date('2026-11-19T20:00:00Z'), asOf: noon };

/** Switches whose difference is a rule's answer, which screens and server take alike. */
const byRule: Readonly<Record<SwitchPath, (site: Site) => unknown>> = {
  'configuration.useCustomMenu': (site) => menuFor({ site, signedIn: true }, gateOf),
  'config.accounts.paperlessAtMemberLevel': tabsOf,
  'config.accounts.paperlessAtAccountLevel': tabsOf,
  'config.accounts.roundUp': tabsOf,
  'config.accounts.roundUpPlus': roundUpChoices,
  'config.accounts.serviceRequestKeepForm': keepsFailedForm,
  'config.drafts.blockPastDue': (site) => unselectableReason(draftable, 'BANK', draftRulesOf(site)),
  'config.drafts.individualDraftMethod': (site) => draftRulesOf(site).individualDraftMethod,
  'config.drafts.bankDraftAsFile': (site) => draftRoute('BANK', draftRulesOf(site)),
  'config.taking.afterImport': ({ timeZone, config }) => takingAt(noon, timeZone, config.taking, yesterdays),
  'config.payments.utilityAllowCreditCard': (site) => eligibility(accountToPay(owing), rulesOf(site)),
  'config.payments.utilityAllowEcheck': (site) => eligibility(accountToPay(owing), rulesOf(site)),
  'config.payments.echeckProcessAsDraft': (site) => eligibility(accountToPay(owing), rulesOf(site)),
  'config.payments.enforceNoMoreEchecks': (site) =>
    eligibility(accountToPay({ ...owing, nomoreCheck: true }), rulesOf(site)),
  'config.payments.allowVisa': ({ config }) => acceptedCardTypes(config.payments),
  'config.payments.allowMaster': ({ config }) => acceptedCardTypes(config.payments),
  'config.payments.allowAmex': ({ config }) => acceptedCardTypes(config.payments),
  'config.payments.allowDiscover': ({ config }) => acceptedCardTypes(config.payments),
  'config.payments.allowOverPay': (site) => amountViolation(9000, accountToPay(owing), rulesOf(site)),
  'config.payments.allowUnderPay': (site) => amountViolation(10, accountToPay(owing), rulesOf(site)),
  'config.payments.payOnlinePayCutoffAccount': (site) => cutoffBlocked(rulesOf(site)),
  'config.payments.payOnlineAllowCutoffPaymentOverride': (site) =>
    amountViolation(10, accountToPay({ ...owing, cutoffAmount: 4000 }), rulesOf(site)),
};

interface PageEffect {
  readonly route: Route;
  readonly signedIn?: boolean;
  readonly given?: Readonly<Record<string, unknown>>;
  readonly also?: readonly (readonly [SwitchPath, unknown])[];
  readonly steps?: readonly (() => void)[];
}

const details: PageEffect = {
  route: 'register',
  signedIn: false,
  steps: [
    typing('accountNumber', '104500017'),
    pressing('Next'),
    typing('email', 'walter@prine.example'),
    pressing('Send'),
    typing('code', '123456'),
    pressing('Verify'),
  ],
};
const water = { accountType: 'Water', isActive: 'N', reporting: 'open', viewUsageHistory: true };

const draftList = operations['draft-payments.list'].response;
const [drafted] = draftList.parse(sampleOf(draftList)).results;
/** One account with a draft, one without. */
const drafts = { results: [drafted, { ...drafted, accountNumber: '104500025', draft: null, officeDraftDate: null }] };

/** Whose name may be changed here. */
const aPerson = { firstName: 'Walter', organizationName: '' };

/** Switches whose difference is seen on a page. */
const onPage: Readonly<Record<SwitchPath, PageEffect>> = {
  'configuration.displayEmergencyAnnouncement': { route: 'home', signedIn: false },
  'configuration.allowPasswordPasting': { route: 'login', signedIn: false },
  'configuration.displayProfileUpdateConfirmation': {
    route: 'account-profile',
    given: aPerson,
    also: [
      ['config.profile.allowNameUpdate', true],
      ['config.profile.directProfileUpdate', true],
      ['configuration.profileUpdateConfMsg', 'Look at your notices'],
    ],
    steps: [choosing('button[aria-label="Edit name"]'), pressing('Save')],
  },
  'config.registration.paperlessOtherOption': details,
  'config.registration.paperlessBillOptionAtMemberLevel': details,
  'config.registration.paperlessBillDefault': {
    ...details,
    also: [['config.registration.paperlessBillOptionAtMemberLevel', true]],
  },
  'config.registration.paperlessOtherDefault': {
    ...details,
    also: [['config.registration.paperlessOtherOption', true]],
  },
  'config.registration.displayMarketingEmailSignup': details,
  'config.registration.keyEmailAddressTwice': details,
  'config.security.securityQuestion': details,
  'config.profile.allowNameUpdate': { route: 'account-profile', given: aPerson },
  'config.profile.allowAddressUpdate': { route: 'account-profile' },
  'config.profile.allowPhoneUpdate': { route: 'account-profile' },
  'config.profile.directProfileUpdate': { route: 'account-profile', given: { isVerified: 'N' } },
  'config.accounts.hideNonElectricUsage': { route: 'accountoverview', given: water },
  'config.accounts.hideNonElectricOutage': { route: 'accountoverview', given: water },
  'config.accounts.basicOverviewScreen': { route: 'accountoverview' },
  'config.accounts.storedPaymentInfo': { route: 'my-profile', given: { paymentTypes: ['Credit', 'Check'] } },
  'config.accounts.paymentConfirmationEmail': { route: 'my-profile' },
  'config.accounts.serviceRequestConfirmationEmail': { route: 'my-profile' },
  'config.accounts.unlistedPhone': { route: 'my-profile' },
  'config.drafts.displayNotice': { route: 'draft-payments', given: drafts, steps: [pressing('Setup New Draft')] },
};

/** Switches that only the server answers by: the test that turns each, and the word by which it does. */
const onServer: Readonly<Record<SwitchPath, readonly [test: string, word: string]>> = {
  'configuration.hideOutageCallBackRequest': ['features/service/outage/outage.test.ts', 'hideOutageCallBackRequest'],
  'configuration.callbackCheckBoxDefaultValue': [
    'features/service/outage/outage.test.ts',
    'callbackCheckBoxDefaultValue',
  ],
  'config.accounts.outageAdditions': ['features/service/outage/outage.test.ts', 'outageAdditions'],
  'config.registration.allowUserProvidedContact': [
    'features/identity/registration/registration.test.ts',
    'allowUserProvidedContact',
  ],
  'config.security.asksCurrentPassword': [
    'features/identity/my-profile/current-password.test.ts',
    'asksCurrentPassword',
  ],
  'config.security.authenticatorDrift': ['features/identity/mfa/mfa.test.ts', 'authenticatorDrift'],
  'config.security.takesAccessTokens': ['features/identity/hand-overs/hand-overs.test.ts', 'takesAccessTokens'],
  'config.profile.displaySpouseName': ['switch-walk.test.ts', 'displaySpouseName'],
  'config.usage.sortDescending': ['switch-walk.test.ts', 'sortDescending'],
};

/** Switches without a difference of their own, and why. */
const without: Readonly<Record<SwitchPath, string>> = {
  'features.WHEC': 'says the same as configuration.whecEnabled, or site.yaml is refused',
};

const gated = new Set(
  (Object.keys(gates) as GateName[]).flatMap((name) =>
    gates[name].conditions.flatMap(({ settings }) => settings.map(({ key }) => key)),
  ),
);
/** Names of site.yaml under which gates know switches of other names. */
const knownAs: Readonly<Record<SwitchPath, string>> = {
  'config.accounts.mfa': 'config.MFA_ENABLED',
  'config.security.mfaRequired': 'config.MFA_REQUIRED',
  'config.push': 'config.PUSH_NOTIFICATIONS',
};

const counts = {
  rules: Object.keys(byRule).length,
  pages: Object.keys(onPage).length,
  server: Object.keys(onServer).length,
};
afterAll(() =>
  console.log(
    `Switch effects: ${switchPaths(everything).length} switches: ${gated.size} settings of gates, ${counts.rules} by rules, ${counts.pages} on pages, ${counts.server} on the server, ${Object.keys(without).length} without an effect.`,
  ),
);

it('every switch has its place in one table', () => {
  const placed = (path: SwitchPath) =>
    [path in byRule, path in onPage, path in onServer, path in without, gated.has(knownAs[path] ?? path)].filter(
      Boolean,
    );
  expect(switchPaths(everything).filter((path) => placed(path).length !== 1)).toEqual([]);
});

describe('a switch turned changes what a rule answers', () => {
  it.each(Object.entries(byRule))('%s', (path, rule) => {
    expect(rule(turned(everything, path, true))).not.toEqual(rule(turned(everything, path, false)));
  });
});

describe('a switch turned changes a page', () => {
  it.each(Object.entries(onPage))('%s', async (path, { route, signedIn = true, given = {}, also = [], steps = [] }) => {
    const base = also.reduce((site, [other, value]) => turned(site, other, value), everything);
    const seen = async (value: boolean) => {
      const { path: at, html } = await openScreen(route, { site: turned(base, path, value), signedIn, given, steps });
      expect(at).toBe(`/pages/${route}`);
      return stateOf(html);
    };
    const off = await seen(false);
    expect(off, 'the same page twice').toEqual(await seen(false));
    expect(off).not.toEqual(await seen(true));
  });
});

/** What a page shows, without the names that change with each showing, what it says a moment late, and the picture, which comes when it comes. */
const stateOf = (html: string): string =>
  html
    .replace(/<div class="auth__picture".*?<\/svg><\/div>/s, '')
    .replace(/[«_]r_?\w+[»_]|:r\w+:/g, '')
    .replaceAll(' alert--unmet', '')
    .replaceAll(' tabindex="-1"', '');

it.each(Object.entries(onServer))('%s is turned in the server’s tests', (_path, [test, word]) => {
  const file = new URL(`../../../api/src/${test}`, `file://${__dirname}/`);
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain(word);
});
