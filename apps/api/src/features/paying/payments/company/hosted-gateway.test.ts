import { expect, it } from 'vitest';
import { systemClock } from '../../../../platform/clock.ts';
import { describeGateway } from '../testing/gateway-conformance.ts';
import { hostedHarness } from '../testing/hosted-harness.ts';
import { hostedGateway } from './hosted-gateway.ts';

describeGateway('the hosted payment company', hostedHarness);

it('a wrong address is said with the setting that holds it', async () => {
  const nowhere = { url: 'http://127.0.0.1:9/base', secret: 'a secret', clientId: 'A', clock: systemClock };
  await expect(hostedGateway(nowhere).resultsOf('T1')).rejects.toThrow(
    'The payment company does not answer at http://127.0.0.1:9 (GATEWAY_URL).',
  );
});
