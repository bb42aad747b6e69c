import type { BillingLink } from './billing-link.ts';

const byFiles = async (): Promise<never> => {
  throw new Error('Where the link is files, nobody is asked: imports and exports bring and take everything.');
};

/** The billing system of nightly files: it is never asked, and learns of everything by exports (billing-link-3). */
export const filesLink: BillingLink = {
  name: 'files',
  uses: { balances: false, changes: false, outages: false, tells: new Set() },
  describe: async () => ({ abilities: filesLink.uses, says: 'imports and exports; nothing is asked live' }),
  balanceOf: byFiles,
  recordOf: byFiles,
  outages: byFiles,
  deliver: byFiles,
};
