import { multispeakSpace, readSoap, writeSoap } from '@rochdale/contract/billing-link/soap';
import { childOf, childrenOf, type XmlElement, xmlElement, xmlText } from '@rochdale/contract/billing-link/xml';
import type { Clock } from '../../../../platform/clock.ts';
import type { BillingLink, LinkAbilities } from '../billing-link.ts';
import { BillingSilent, callBilling } from '../call-billing.ts';
import { readPaymentAnswer, writePayment } from './payment-message.ts';
import { readBalance } from './read-location.ts';

/** How a MultiSpeak server of the billing system is reached. */
export interface MultispeakSettings {
  readonly url: string;
  readonly user: string;
  readonly password: string;
  readonly company: string | undefined;
  readonly uses: LinkAbilities;
  readonly clock: Clock;
  /** How long a delivery may take. */
  readonly timeoutMs?: number;
}

const balanceMethod = 'ServiceLocationByAccountNumber';
const paymentMethod = 'CommitPaymentTransaction';
/** Servers differ in whether a question's name begins with Get. */
const namesOf = (method: string): readonly string[] => [`Get${method}`, method];

/** The billing system of MultiSpeak's CB_Server (billing-link-8). */
export function multispeakLink(settings: MultispeakSettings): BillingLink {
  const { url, user, password, company, uses, clock, timeoutMs = 10_000 } = settings;
  let methods: ReadonlySet<string> | undefined;

  const call = async (operation: string, inside: string, signal: AbortSignal) => {
    const header = {
      Version: '3.0',
      UserID: user,
      Pwd: password,
      AppName: 'Rochdale',
      Company: company,
      TimeStamp: clock.now().toISOString(),
    };
    const { text } = await callBilling(url, {
      headers: {
        'content-type': 'text/xml; charset=utf-8',
        soapaction: `"${multispeakSpace}/${operation}"`,
      },
      body: writeSoap(header, operation, inside),
      signal,
    });
    const message = readSoap(text);
    if (message.body.name !== `${operation}Response`) throw new Error('The billing system answered something else.');
    return { result: childOf(message.body, `${operation}Result`), asOf: momentOf(message.header.get('TimeStamp')) };
  };

  const askMethods = async (signal: AbortSignal): Promise<ReadonlySet<string>> => {
    let failed: unknown;
    for (const name of namesOf('Methods')) {
      try {
        const { result } = await call(name, '', signal);
        return new Set((result ? childrenOf(result, 'string') : []).map(({ text }) => text.trim()));
      } catch (error) {
        // A server says in its own way that it has no such method, and not always by a fault.
        if (error instanceof BillingSilent) throw error;
        failed = error;
      }
    }
    throw failed;
  };
  const known = async (signal: AbortSignal): Promise<ReadonlySet<string>> => {
    methods ??= await askMethods(signal);
    return methods;
  };
  /** The name by which the other side has a method. Throws where it has none. */
  const nameOf = async (method: string, signal: AbortSignal): Promise<string> => {
    const found = namesOf(method).find((name) => methods?.has(name)) ?? (await findName(method, signal));
    if (found === undefined) throw new Error(`The billing system does not offer ${method}.`);
    return found;
  };
  const findName = async (method: string, signal: AbortSignal) => {
    const offered = await known(signal);
    return namesOf(method).find((name) => offered.has(name));
  };

  return {
    name: 'multispeak',
    uses,
    describe: async () => {
      const signal = AbortSignal.timeout(timeoutMs);
      methods = await askMethods(signal);
      const balances = namesOf(balanceMethod).some((name) => methods?.has(name));
      const postings = methods.has(paymentMethod);
      return {
        abilities: { balances, postings },
        says: `MultiSpeak 3.0, ${methods.size} methods; ${balanceMethod}: ${balances ? 'yes' : 'no'}, ${paymentMethod}: ${postings ? 'yes' : 'no'}`,
      };
    },
    balanceOf: async (accountNumber, signal) => {
      const operation = await nameOf(balanceMethod, signal);
      const { result, asOf } = await call(operation, xmlElement('accountNumber', {}, xmlText(accountNumber)), signal);
      return readBalance(required(result), { accountNumber, asOf });
    },
    deliver: async (posting) => {
      const { result, asOf } = await call(paymentMethod, writePayment(posting), AbortSignal.timeout(timeoutMs));
      readPaymentAnswer(required(result), posting);
      return { acceptedAt: asOf };
    },
  };
}

function required(result: XmlElement | undefined): XmlElement {
  if (!result) throw new Error('The billing system answered nothing.');
  return result;
}

/** The other side's own moment; null where it names none that can be told without knowing its time zone. */
function momentOf(text: string | undefined): Date | null {
  if (text === undefined || !/(Z|[+-]\d\d:\d\d)$/.test(text)) return null;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
