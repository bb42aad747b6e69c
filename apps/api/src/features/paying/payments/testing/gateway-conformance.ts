import { afterAll, beforeAll, describe } from 'vitest';
import { chargePromises } from './charge-promises.ts';
import { companyPromises } from './company-promises.ts';
import { disputePromises } from './dispute-promises.ts';
import { endPromises } from './end-promises.ts';
import { type GatewayHarness, gatewayActs } from './gateway-harness.ts';
import { pagePromises } from './page-promises.ts';
import { refundPromises } from './refund-promises.ts';
import { settlementPromises } from './settlement-promises.ts';
import { voidPromises } from './void-promises.ts';

/** Tries an adapter against docs/payments.md: the number of a test is the number of the promise there. */
export function describeGateway(name: string, makeHarness: () => Promise<GatewayHarness>): void {
  describe(`${name} keeps its promises`, () => {
    let harness: GatewayHarness | undefined;
    beforeAll(async () => {
      harness = await makeHarness();
    });
    afterAll(() => harness?.close());
    const acts = gatewayActs(() => {
      if (!harness) throw new Error('The company is not there yet.');
      return harness;
    });
    pagePromises(acts);
    chargePromises(acts);
    endPromises(acts);
    voidPromises(acts);
    disputePromises(acts);
    refundPromises(acts);
    companyPromises(acts);
    settlementPromises(acts);
  });
}
