import { setTimeout as pause } from 'node:timers/promises';
import { issueToken } from '../../../apps/api/src/platform/tokens/token-store.ts';
import type { Figures } from './figures.ts';
import type { Manner } from './manners.ts';
import { type Begun, beginAsMember, beginPayment, goBack, openPage, payableOf, submit, type Typed } from './payer.ts';
import type { Payable, Product } from './product.ts';

/** Members at a product whose parts come and go. */
export interface StreamPayers {
  /** Begins a payment, again and again until the portal lets it; undefined when it never does. */
  begin(turn: number, manner: Manner): Promise<OpenPage | undefined>;
  /** From the beginning to the end, as a manner says. Whether it went through the page. */
  pay(turn: number, manner: Manner): Promise<boolean>;
}

/** A company's page that stands open. */
export interface OpenPage {
  readonly transNo: string;
  /** Types one number after the other; answers where the last leads the browser. */
  type(typed: readonly Typed[]): Promise<string | undefined>;
}

/** Tries, half a second apart: an API that is killed again and again may take a minute to be there. */
const patience = 200;

/** Signs members in beforehand: a token outlives the process that gave it. */
export async function streamPayers(product: Product, figures: Figures): Promise<StreamPayers> {
  const tokens = new Map<string, string>();
  for (const { memberNumber } of product.payable)
    tokens.set(
      memberNumber,
      await issueToken(product.books.db, { purpose: 'access', memberNumber, idleMinutes: 2880, now: new Date() }),
    );
  const beginOnce = (turn: number, { isQuickPay }: Manner, payable: Payable): Promise<Begun | undefined> => {
    // Each amount is paid once, so that what was paid twice can be told from what was begun again.
    const cents = 101 + turn;
    const token = tokens.get(payable.memberNumber) ?? '';
    return isQuickPay
      ? beginPayment(product, () => figures, cents, payable)
      : beginAsMember(product, () => figures, cents, payable, token);
  };
  const begin = async (turn: number, manner: Manner): Promise<OpenPage | undefined> => {
    for (let tries = 0; tries < patience; tries += 1) {
      const begun = await beginOnce(turn, manner, payableOf(product, turn));
      const session = begun && (await openPage(product.gatewayUrl, begun.form));
      if (session !== undefined) return pageOf(product.gatewayUrl, begun?.transNo ?? '', session);
      await pause(500);
    }
    return undefined;
  };
  return {
    begin,
    pay: async (turn, manner) => {
      const page = await begin(turn, manner);
      const back = await page?.type(manner.typed);
      if (back !== undefined && manner.comesBack) await goBack(back);
      return page !== undefined;
    },
  };
}

function pageOf(company: string, transNo: string, session: string): OpenPage {
  return {
    transNo,
    type: async (typed) => {
      let back: string | undefined;
      for (const one of typed) {
        back = await submit(company, session, one);
        // Whoever was declined looks for another card.
        await pause(400);
      }
      return back;
    },
  };
}
