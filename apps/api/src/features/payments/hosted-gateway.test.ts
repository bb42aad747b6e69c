import { describeGateway } from './testing/gateway-conformance.ts';
import { hostedHarness } from './testing/hosted-harness.ts';

describeGateway('the hosted payment company', hostedHarness);
