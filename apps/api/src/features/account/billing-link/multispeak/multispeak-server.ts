import { multispeakSpace, readSoap, writeSoap } from '@rochdale/contract/billing-link/soap';
import { childOf, childrenOf, type XmlBounds, type XmlElement } from '@rochdale/contract/billing-link/xml';
import type { Clock } from '../../../../platform/clock.ts';
import { BillingSilent, callBilling } from '../call-billing.ts';

/** How the portal is known to a MultiSpeak server. */
export interface ServerSettings {
  readonly user: string;
  readonly password: string;
  readonly company: string | undefined;
  readonly clock: Clock;
}

/** What a MultiSpeak server answered, and of which moment it says that to be. */
export interface ServerAnswer {
  readonly result: XmlElement | undefined;
  readonly asOf: Date | null;
}

/** A MultiSpeak server at an address. */
export interface MultispeakServer {
  /** Calls a method by whichever of its names the other side has. Throws where it has none, or answers more than `most`. */
  call(method: string, inside: string, signal: AbortSignal, most?: XmlBounds): Promise<ServerAnswer>;
  /** Which methods there are, as they were asked for once. */
  methods(signal: AbortSignal): Promise<ReadonlySet<string>>;
  /** Asks anew which methods there are. */
  askMethods(signal: AbortSignal): Promise<ReadonlySet<string>>;
}

/** Servers differ in whether a question's name begins with Get. */
const namesOf = (method: string): readonly string[] => {
  const bare = method.replace(/^Get/, '');
  return [`Get${bare}`, bare];
};

/** Whether a method is among those that a server has. */
export const offers = (methods: ReadonlySet<string>, method: string): boolean =>
  namesOf(method).some((name) => methods.has(name));

/** Calls of one server (billing-link-8). Its methods are asked for once, where a name may be either. */
export function multispeakServer(url: string, { user, password, company, clock }: ServerSettings): MultispeakServer {
  let methods: ReadonlySet<string> | undefined;

  const callNamed = async (
    operation: string,
    inside: string,
    signal: AbortSignal,
    most?: XmlBounds,
  ): Promise<ServerAnswer> => {
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
      maxLetters: most?.letters,
    });
    const message = readSoap(text, most);
    if (message.body.name !== `${operation}Response`) throw new Error('The billing system answered something else.');
    // Of one answer MultiSpeak has another name: that of what is in it.
    const result = childOf(message.body, `${operation}Result`) ?? message.body.children[0];
    return { result, asOf: momentOf(message.header.get('TimeStamp')) };
  };

  const askMethods = async (signal: AbortSignal): Promise<ReadonlySet<string>> => {
    let failed: unknown;
    for (const name of namesOf('Methods')) {
      try {
        const { result } = await callNamed(name, '', signal);
        methods = new Set((result ? childrenOf(result, 'string') : []).map(({ text }) => text.trim()));
        return methods;
      } catch (error) {
        // A server says in its own way that it has no such method, and not always by a fault.
        if (error instanceof BillingSilent) throw error;
        failed = error;
      }
    }
    throw failed;
  };

  const known = async (signal: AbortSignal) => methods ?? askMethods(signal);
  return {
    methods: known,
    askMethods,
    call: async (method, inside, signal, most) => {
      const offered = await known(signal);
      const name = namesOf(method).find((one) => offered.has(one));
      if (name === undefined) throw new Error(`The billing system does not offer ${method}.`);
      return callNamed(name, inside, signal, most);
    },
  };
}

/** The other side's own moment; null where it names none that can be told without knowing its time zone. */
function momentOf(text: string | undefined): Date | null {
  if (text === undefined || !/(Z|[+-]\d\d:\d\d)$/.test(text)) return null;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
