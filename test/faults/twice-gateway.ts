import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { runFault } from './support/fault.ts';
import { noFigures } from './support/figures.ts';
import { payOnce } from './support/payer.ts';
import { ask } from './support/product.ts';

/** Takes postbacks and gives each on twice at once, and again after two and after seven seconds. */
async function echoing(api: string): Promise<string> {
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(Buffer.from(piece));
    const body = Buffer.concat(pieces);
    const give = () =>
      fetch(`${api}/v3/hosted-payment/postback`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }).then(
        ({ status }) => status,
        () => 502,
      );
    const [first] = await Promise.all([give(), give()]);
    response.writeHead(first).end();
    for (const wait of [2_000, 5_000]) {
      await pause(wait);
      await give();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
}

/** The company tells each result four times, and with two test numbers it answers twice or charges twice. */
await runFault({
  name: 'twice-gateway',
  options: { postbackUrl: echoing },
  strike: async (product) => {
    for (let round = 0; round < 10; round += 1) {
      const number = round % 2 === 0 ? '4000000000000259' : '4000000000000267';
      await payOnce(product, noFigures, 7_000 + round, number);
    }
    await pause(8_000);
  },
  look: async (product) => {
    const receipts = await ask<{ count: string }>(
      product,
      "select count(*) from outgoing_messages where kind = 'payment-receipt'",
    );
    const payments = await ask<{ count: string }>(product, 'select count(*) from ledger');
    const kept = await ask<{ count: string }>(
      product,
      `select count(*) from gateway_results g join requisitions r using (trans_no)
       where g.status = 'approved' and g.reference <> r.reference and g.refunded_at is null`,
    );
    return [
      ...(receipts?.[0]?.count === payments?.[0]?.count
        ? []
        : [`${receipts?.[0]?.count} receipts for ${payments?.[0]?.count} payments`]),
      ...(kept?.[0]?.count === '0' ? [] : [`${kept?.[0]?.count} second charges were not given back`]),
    ];
  },
});
