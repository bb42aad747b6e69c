import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { callOutOf } from '../../../../../platform/http/ways-out/call-out.ts';
import { testApp } from '../../../../../platform/testing/test-app.ts';
import { type Clerk, movedClock, testOffice } from '../../../../../testing/office.ts';
import type { DeliverServices } from '../deliver-webhooks.ts';
import { tellWebhooks } from '../tell-webhooks.ts';

/** What came to the receiver. */
export interface Came {
  readonly id: string;
  readonly event: string;
  readonly subject: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly raw: string;
  readonly signature: string;
}

type Answer = (response: ServerResponse, came: Came) => void;

/** An answer that takes an event, with words of the receiver's own. */
export const good: Answer = (response) => void response.writeHead(200).end('{"secret":"of the receiver"}');

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString('utf8');
}

/** What was told: JSON says it itself; of what third parties are told the header says which it is. */
const toldIn = (raw: string, { headers }: IncomingMessage) =>
  raw.startsWith('{')
    ? JSON.parse(raw)
    : {
        id: headers['rochdale-event-id'],
        event: 'usage.changed',
        subject: 'usage',
        data: { type: headers['content-type'] },
      };

async function listening(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen.');
  return `127.0.0.1:${address.port}`;
}

/** An office with a real receiver that answers as a test wants, and a server of the house that nobody may reach. */
export async function webhookBench() {
  const clock = movedClock();
  let answer: Answer = good;
  let came: Came[] = [];
  let insideHits = 0;
  const receiver = createServer((request, response) => {
    void textOf(request).then((raw) => {
      const one: Came = { ...toldIn(raw, request), raw, signature: String(request.headers['rochdale-signature']) };
      came.push(one);
      answer(response, one);
    });
  });
  const inside = createServer((_request, response) => {
    insideHits += 1;
    response.end();
  });
  const [host, insideHost] = [await listening(receiver), await listening(inside)];
  const at = await testApp();
  const office = await testOffice(at, { clock, trial: [host] });
  const callOut = callOutOf({ ports: new Set([443]), trial: new Set([host]), pushHosts: [] });
  const services: DeliverServices = { db: at.services.db, clock, vault: at.services.vault, callOut };
  const rows = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
  const reason = 'the new outage system';
  let hired = 0;
  /** Two admins whose second step was taken just now. */
  const twoAdmins = async (): Promise<readonly [Clerk, Clerk]> => {
    hired += 1;
    return [
      await office.hire(`first-${hired}@coop.example`, ['admin']),
      await office.hire(`second-${hired}@coop.example`, ['admin']),
    ];
  };
  return {
    ...{ at, office, clock, services, rows, reason, host, insideHost, twoAdmins },
    came: () => came,
    insideHits: () => insideHits,
    answers: (next: Answer) => {
      answer = next;
    },
    forgetCame: () => {
      came = [];
    },
    /** An address that is told of some events, as two people have made it. */
    webhook: async (events: readonly string[], withAmounts = false) => {
      const [ann, bob] = await twoAdmins();
      const body = { url: `http://${host}/hook`, events, withAmounts, reason };
      const { approvalId } = (await office.call('webhooks.make', { body }, ann)).json();
      const approved = await office.call('approvals.approve', { params: { approvalId } }, bob);
      if (approved.statusCode !== 200) throw new Error(approved.body);
      const { webhooks } = (await office.call('webhooks.list', {}, ann)).json();
      const { webhookId } = webhooks[0];
      const taken = await office.call('webhooks.take', { params: { webhookId } }, ann);
      return { ann, bob, webhookId: String(webhookId), secret: String(taken.json().secret), params: { webhookId } };
    },
    outageTold: (outageNumber: string, n: number) =>
      at.services.db.transaction((tx) =>
        tellWebhooks(tx, { event: 'outage.changed', subject: `outage ${outageNumber}`, data: { n } }, clock.now()),
      ),
    standing: async (): Promise<string[]> =>
      (await rows('select state from webhook_events order by place')).map(({ state }) => state),
    /** As no test had been there before. */
    clear: async () => {
      came = [];
      answer = good;
      await rows("update webhooks set ended_at = coalesce(ended_at, now() - interval '1 hour')");
      await rows('delete from webhook_events');
      await rows('delete from webhook_attempts');
    },
    close: async () => {
      for (const server of [receiver, inside]) {
        server.closeAllConnections();
        await new Promise((done) => server.close(done));
      }
      await office.close();
      await at.close();
    },
  };
}
