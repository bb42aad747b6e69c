import { randomUUID } from 'node:crypto';
import { addDays, type LocalDay } from '@rochdale/domain/dates';
import { systemClock, todayAt } from '../../../../../platform/clock.ts';
import { companyAt } from '../../../../../testing/third-party.ts';
import { deliverWebhooks } from '../../../../office/connected/webhooks/deliver-webhooks.ts';
import { webhookBench } from '../../../../office/connected/webhooks/testing/webhook-bench.ts';
import { writeUsageDays } from '../../../usage/public.ts';
import { gatherNews } from '../gather-news.ts';

export const today: LocalDay = todayAt(systemClock, 'America/Los_Angeles');

/** An office that registers third parties, and their receiver, which is real. */
export async function newsBench() {
  const bench = await webhookBench();
  const { at, office, clock, rows, reason, host } = bench;
  const services = { ...at.services, clock };
  let named = 0;
  /** A company, as two people registered it; with its notification's secret unless it waits to be shown. */
  const company = async ({ isTaken = true }: { isTaken?: boolean } = {}) => {
    const [ann, bob] = await bench.twoAdmins();
    named += 1;
    const name = `Company ${named}`;
    const body = {
      ...{ reason, name, siteUrl: 'https://brightside.example', requiresPkce: true, contactEmail: 'a@b.example' },
      ...{ privacyUrl: 'https://brightside.example/privacy', redirectUris: ['https://brightside.example/back'] },
      ...{
        kind: 'data',
        told: [],
        functionBlocks: [1, 3, 4, 5, 7, 15, 34, 35],
        notifyUrl: `http://${host}/notify/${named}`,
      },
    };
    const asked = (await office.call('third-parties.register', { body }, ann)).json();
    const { approvalId } = asked;
    const approved = await office.call('approvals.approve', { params: { approvalId } }, bob);
    if (approved.statusCode !== 200) throw new Error(approved.body);
    const { thirdParties } = (await office.call('third-parties.list', {}, ann)).json();
    const { appId } = thirdParties[0];
    const listed = async (who = ann) => {
      const { webhooks } = (await office.call('webhooks.list', {}, who)).json();
      return webhooks.find(({ appName }: { appName: string | null }) => appName === name);
    };
    const { webhookId } = await listed();
    const params = { webhookId: String(webhookId) };
    const takeSecret = async () => String((await office.call('webhooks.take', { params }, ann)).json().secret);
    const { secret } = (await office.call('third-parties.take', { params: { appId } }, ann)).json();
    const at2 = await companyAt(at, appId, secret);
    return { ...at2, ann, params, listed, takeSecret, secretOfNews: isTaken ? await takeSecret() : '' };
  };
  /** What a member allowed to a company, taken up. */
  const connection = async (appId: string, accountNumber = '104471882') => {
    const connectionId = randomUUID();
    await rows(
      `insert into connections (connection_id, app_id, login_key, member_number, account_numbers, scope, function_blocks, since,
         agreed_at, taken_up_at)
       select $1, $2, login_key, member_number, array[account_number], 'FB=4_5', '{4,5}', $4, now(), now()
       from accounts join logins using (member_number) where account_number = $3`,
      ...[connectionId, appId, accountNumber, addDays(today, -90)],
    );
    return connectionId;
  };
  return {
    ...{ bench, at, services, rows, company, connection },
    /** Writes a day of some accounts' meters, as an import does. */
    writes: async (accountNumbers: readonly string[], day: LocalDay, usage: number, db = at.services.db) => {
      const meters = await rows('select meter_number from meters where account_number = any($1)', accountNumbers);
      await writeUsageDays(
        db,
        meters.map(({ meter_number: meterNumber }) => ({
          ...{ meterNumber, day, usage, demand: null, endReading: null, status: 0 },
        })),
      );
    },
    tells: async () => {
      await gatherNews(services);
      await deliverWebhooks(bench.services);
    },
    /** What came to the receiver, each with the connections that it names. */
    came: () =>
      bench.came().map(({ id, raw, signature, data }) => ({
        ...{ id, raw, signature, type: data.type },
        addresses: [...raw.matchAll(/<resources>([^<]+)</g)].map(([, address = '']) => address),
        connections: [...raw.matchAll(/Subscription\/([\da-f-]+)\?/g)].map(([, one = '']) => one),
      })),
    clear: async () => {
      await bench.clear();
      await rows('delete from connection_news');
      await rows('delete from connection_ends');
      await rows('delete from connections');
      await rows('delete from attempts');
    },
    close: bench.close,
  };
}
