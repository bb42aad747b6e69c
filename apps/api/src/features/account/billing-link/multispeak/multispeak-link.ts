import { childrenOf, textIn, type XmlElement, xmlElement, xmlText } from '@rochdale/contract/billing-link/xml';
import { type ToldKind, toldKinds } from '@rochdale/domain/account/billing-link/told-kinds';
import type { BillingLink, LinkAbilities } from '../billing-link.ts';
import type { Told } from '../told.ts';
import { affectedMethod, outageAsker, outageMethod, outagesMethod } from './ask-outages.ts';
import { writeComment } from './comment-message.ts';
import { writeCustomer } from './customer-message.ts';
import { readExtensionAnswer, writeExtension } from './extension-message.ts';
import { type MultispeakServer, multispeakServer, offers, type ServerSettings } from './multispeak-server.ts';
import { writeOutageReport } from './outage-report-message.ts';
import { readPaymentAnswer, writePayment } from './payment-message.ts';
import { readBalance } from './read-location.ts';
import { readCustomer, readMeters, readPlace } from './read-record.ts';
import { refuseFailed } from './refuse-failed.ts';

/** How the MultiSpeak servers of the billing system and the outage system are reached. */
export interface MultispeakSettings extends ServerSettings {
  readonly url: string;
  readonly outageUrl: string;
  readonly uses: LinkAbilities;
  /** How long a delivery may take. */
  readonly timeoutMs?: number;
}

const customerMethod = 'GetCustomerByCustId';
const metersMethod = 'GetMeterByAccountNumber';
const balanceMethod = 'GetServiceLocationByAccountNumber';
/** By which method each is told. */
const tellingMethods = {
  posting: 'CommitPaymentTransaction',
  'service-order': 'WriteAccountHistoryComments',
  'profile-change': 'ModifyCBDataForCustomer',
  'outage-report': 'ODEventNotification',
  'payment-extension': 'RequestPaymentExtension',
} as const satisfies Readonly<Record<ToldKind, string>>;

/** The billing system of MultiSpeak's CB_Server, and the outage system of its OA_Server (billing-link-8). */
export function multispeakLink(settings: MultispeakSettings): BillingLink {
  const { url, outageUrl, uses, timeoutMs = 10_000 } = settings;
  const billing = multispeakServer(url, settings);
  const outage = outageUrl === url ? billing : multispeakServer(outageUrl, settings);
  const serverFor = (kind: ToldKind): MultispeakServer => (kind === 'outage-report' ? outage : billing);

  return {
    name: 'multispeak',
    uses,
    describe: async () => {
      const signal = AbortSignal.timeout(timeoutMs);
      const methods = await billing.askMethods(signal);
      const ofOutages = outage === billing ? methods : await outage.askMethods(signal);
      const yes = (can: boolean): string => (can ? 'yes' : 'no');
      const can = toldKinds.filter((kind) =>
        offers(kind === 'outage-report' ? ofOutages : methods, tellingMethods[kind]),
      );
      const changes = offers(methods, balanceMethod) && offers(methods, customerMethod);
      const outages = [outagesMethod, outageMethod, affectedMethod].every((one) => offers(ofOutages, one));
      const abilities = { balances: offers(methods, balanceMethod), changes, outages, tells: new Set(can) };
      const told = toldKinds.map((kind) => `${tellingMethods[kind]}: ${yes(abilities.tells.has(kind))}`);
      const asked = [balanceMethod, customerMethod, metersMethod].map((one) => `${one}: ${yes(offers(methods, one))}`);
      const says = [...asked, `${outagesMethod}: ${yes(outages)}`, ...told].join(', ');
      return { abilities, says: `MultiSpeak 3.0, ${methods.size} methods; ${says}` };
    },
    balanceOf: async (accountNumber, signal) => {
      const inside = xmlElement('accountNumber', {}, xmlText(accountNumber));
      const { result, asOf } = await billing.call(balanceMethod, inside, signal);
      return readBalance(required(result), { accountNumber, asOf });
    },
    recordOf: async ({ accountNumber, memberNumber }, signal) => {
      const leaf = (name: string, text: string): string => xmlElement(name, {}, xmlText(text));
      const { result, asOf } = await billing.call(balanceMethod, leaf('accountNumber', accountNumber), signal);
      const [location] = childrenOf(required(result), 'serviceLocation');
      if (!location) throw new Error('The billing system has no such account.');
      const of = {
        accountNumber: textIn(location, 'accountNumber') ?? '',
        memberNumber: textIn(location, 'custID') ?? memberNumber,
        asOf,
      };
      if (of.memberNumber !== memberNumber) return { ...of, member: {}, phones: [], location: {}, meters: [] };
      const customer = required((await billing.call(customerMethod, leaf('custId', memberNumber), signal)).result);
      const has = offers(await billing.methods(signal), metersMethod);
      const meters = has ? await billing.call(metersMethod, leaf('accountNumber', accountNumber), signal) : undefined;
      return {
        ...of,
        memberNumber: customer.attributes.get('objectID') ?? memberNumber,
        ...readCustomer(customer),
        location: readPlace(location),
        meters: readMeters(meters?.result, accountNumber),
      };
    },
    outages: outageAsker(outage),
    deliver: async (told) => {
      const method = tellingMethods[told.kind];
      const answer = await serverFor(told.kind).call(method, writeTold(told), AbortSignal.timeout(timeoutMs));
      if (told.kind === 'posting') readPaymentAnswer(required(answer.result), told);
      else if (told.kind === 'payment-extension') readExtensionAnswer(required(answer.result), told);
      else refuseFailed(answer.result, told);
      return { acceptedAt: answer.asOf };
    },
  };
}

function writeTold(told: Told): string {
  switch (told.kind) {
    case 'posting':
      return writePayment(told);
    case 'service-order':
      return writeComment(told);
    case 'profile-change':
      return writeCustomer(told);
    case 'outage-report':
      return writeOutageReport(told);
    case 'payment-extension':
      return writeExtension(told);
  }
}

function required(result: XmlElement | undefined): XmlElement {
  if (!result) throw new Error('The billing system answered nothing.');
  return result;
}
