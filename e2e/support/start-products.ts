import { join } from 'node:path';
import { ensureBuilt } from '../../apps/api/built.js';
import { startChild, startTogether } from '../../apps/api/src/platform/process/child-program.ts';
import { runProgram } from '../../apps/api/src/platform/process/program.ts';
import { coops, providers } from './coops.ts';
import { dataFolder } from './data-folders.ts';
import { layoutCoops } from './layout-coops.ts';
import { meterPortalSecret, outsideSignInSecret, resetLinkSecret, smsInboundSecret } from './secrets.ts';
import { strictCoops } from './strict-coop.ts';

const start = join(import.meta.dirname, '../../apps/api/start.js');

/** `E2E_COOPS=cedar-ridge,ocotillo` starts these alone, for journeys that walk no other. */
const wanted = process.env.E2E_COOPS?.split(',');

const withProvider = (coop: keyof typeof providers) => ({
  OUTSIDE_SIGN_IN_SECRET: outsideSignInSecret,
  WAYS_OUT_TRIAL: `${providers[coop].host}:${providers[coop].port}`,
});

/** Starts one product for each co-op under test, on data of its own, and says when all of them answer. */
await runProgram(async () => {
  // Once, before several products would build into one folder.
  await ensureBuilt();
  const layouts = layoutCoops();
  const own: Partial<Record<string, Record<string, string>>> = {
    'strict-ridge': { COOPS_DIR: strictCoops(), METER_PORTAL_SECRET: meterPortalSecret },
    'basic-ridge': { COOPS_DIR: layouts, ...withProvider('basic-ridge') },
    'detailed-hills': { COOPS_DIR: layouts, ...withProvider('detailed-hills') },
  };
  const products = await startTogether(
    Object.entries(coops)
      .filter(([coop]) => wanted?.includes(coop) ?? true)
      .map(([coop, { port, sandboxPort, chatPort, officePort }]) =>
        startChild(`product of ${coop}`, start, {
          COOP: coop,
          PORT: String(port),
          SANDBOX_PORT: String(sandboxPort),
          CHAT_PORT: String(chatPort),
          OFFICE_PORT: String(officePort),
          DATA_DIR: dataFolder(coop),
          LOG_LEVEL: 'warn',
          TRUST_PROXY: 'yes',
          RESET_LINK_SECRET: resetLinkSecret,
          SMS_INBOUND_SECRET: smsInboundSecret,
          ...own[coop],
        }),
      ),
  );
  console.log('All products answer.');
  return async () => {
    await Promise.all(products.map((product) => product.stop()));
  };
});
