import { buildBillingSandbox } from '@rochdale/billing-sandbox/app';
import type { Mode } from '@rochdale/billing-sandbox/mode';
import { toldKinds } from '@rochdale/domain/account/billing-link/told-kinds';
import { systemClock } from '../../../../platform/clock.ts';
import { multispeakLink } from '../multispeak/multispeak-link.ts';
import type { BillingFault, BillingHarness } from './billing-harness.ts';

const modeOf: Readonly<Record<BillingFault, Mode>> = {
  silent: 'slow',
  down: 'down',
  'another-account': 'wrong',
  'back-in-time': 'lying',
  'answer-lost': 'deaf',
  doubled: 'doubled',
};

/** The sandbox behind the MultiSpeak adapter. */
export async function sandboxHarness(): Promise<BillingHarness> {
  const user = 'portal';
  const sandbox = buildBillingSandbox({ user, password: 'a password' }, systemClock);
  const url = `${await sandbox.app.listen({ host: '127.0.0.1', port: 0 })}/cb`;
  const settings = { url, outageUrl: url, user, company: undefined, clock: systemClock } as const;
  const uses = { balances: true, changes: true, outages: true, tells: new Set(toldKinds) };
  const { books } = sandbox;
  return {
    link: multispeakLink({ ...settings, uses, password: 'a password' }),
    stranger: multispeakLink({ ...settings, uses, password: 'another' }),
    books: {
      open: (accountNumber, cents) => books.open(accountNumber, cents),
      charge: (accountNumber, cents) => books.charge(accountNumber, cents),
      owed: (accountNumber) => books.owed(accountNumber),
      get payments() {
        return books.payments;
      },
      get requests() {
        return books.requests;
      },
      breakOut: (outage) => books.breakOut(outage),
      know: (accountNumber, facts) => books.know(accountNumber, facts),
      close: (accountNumber) => books.closed.add(accountNumber),
    },
    during: async (fault, act) => {
      sandbox.mode = modeOf[fault];
      try {
        return await act();
      } finally {
        sandbox.mode = 'right';
      }
    },
    close: async () => {
      sandbox.app.server.closeAllConnections();
      await sandbox.app.close();
    },
  };
}
