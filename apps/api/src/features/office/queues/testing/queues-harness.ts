import { randomUUID } from 'node:crypto';
import type { QueueAct } from '@rochdale/domain/office/queues/queues';
import { expect } from 'vitest';
import { sentMessages } from '../../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../../platform/testing/test-app.ts';
import { testOffice } from '../../../../testing/office.ts';

/** Which of which queue, as a test names it. */
export interface Key {
  readonly kind: string;
  readonly itemId: string;
}

export const profile = '/v3/member/200025/accounts/104500017/profile';
export const account = '104471882';
export const refusing = { template: 'unreadable', words: 'The number has a digit too few.', evenTaken: false };

/** A portal with its office, whose queues are filled as members fill them. */
export async function queuesHarness() {
  const at = await testApp();
  const office = await testOffice(at);
  const ike = await office.hire('ike@coop.example', ['billing']);
  const ben = await office.hire('ben@coop.example', ['billing']);
  const dana = await office.hire('dana@coop.example', ['clerk']);
  const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;

  const act = (name: QueueAct, params: Key, body: object, who = ike) =>
    office.call(`queues.${name}`, { params, body: { version: 0, ...body } }, who);
  const see = async (params: Key, who = ike) => (await office.call('queues.see', { params }, who)).json();
  const list = async (asked: object = {}, who = ike) =>
    (await office.call('queues.list', { query: asked }, who)).json();
  const mails = async (kind: string) => (await sentMessages(at)).filter((one) => one.kind === kind);
  const audit = (name: string) => query('select facts, subject_id from audit where act = $1 order by at', name);

  async function member(username: string) {
    const payload = { username, password: 'Rochdale-demo-1!' };
    const token = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json().accessToken;
    const headers = { authorization: `Bearer ${token}` };
    const get = async (url: string) => (await at.app.inject({ url, headers })).json();
    const change = async (changed: object) =>
      at.app.inject({ method: 'PUT', url: profile, headers, payload: { ...(await get(profile)), ...changed } });
    return { get, change };
  }
  /** A profile change of Walter's that waits. */
  async function changed(what: object = { middleName: 'Ada', streetNumber: '9' }): Promise<Key> {
    expect((await (await member('walter.prine')).change(what)).json().isVerified).toBe('N');
    const [row] = await query("select update_id::text as id from profile_updates where status = 'pending'");
    return { kind: 'profile-change', itemId: row.id };
  }
  async function ordered(soNumber = 'SO-1', submittedAt = new Date()): Promise<Key> {
    await query(
      `insert into service_orders (account_number, so_number, description, creation, work_type, comments, phone, member_number, submitted_at)
       values ($1, $2, 'Tree trimming', '2026-11-20', 'TREE', '', '5415550142', '200017', $3)`,
      account,
      soNumber,
      submittedAt,
    );
    return { kind: 'service-order', itemId: soNumber };
  }
  async function applied(language = 'es'): Promise<Key> {
    const itemId = randomUUID();
    const application = {
      firstName: 'Nora',
      lastName: 'Lind',
      street: '12 Mill Rd',
      city: 'Alder',
      email: 'nora@example.com',
    };
    const rest = {
      startDate: '2026-12-01',
      kind: 'new',
      accountType: '',
      mailTo: 'same',
      unit: '',
      state: 'OR',
      zip: '97498',
    };
    await query(
      `insert into service_applications (application_id, confirmation_number, application, language, submitted_at) values ($1, 'AS-7', $2, $3, now())`,
      itemId,
      { ...application, ...rest, phone: '5415550177', businessName: '', comments: '' },
      language,
    );
    return { kind: 'application', itemId };
  }

  /** Empties every queue. */
  await query("create table walter as select * from members where member_number = '200025'");
  await query("create table at_walters as select * from addresses where account_number = '104500017'");
  const clean = async () => {
    await query(
      'update members set middle_name = walter.middle_name from walter where members.member_number = walter.member_number',
    );
    await query('delete from addresses where account_number in (select account_number from at_walters)');
    await query('insert into addresses select * from at_walters');
    for (const table of ['attempts', 'queue_items', 'profile_updates', 'profile_holds', 'service_applications'])
      await query(`delete from ${table}`);
    await query('delete from service_orders where submitted_at is not null');
    for (const table of ['capital_credit_claims', 'returned_letters', 'outgoing_messages'])
      await query(`delete from ${table}`);
    await query("delete from member_marks where mark = 'protected'");
  };
  const close = async () => {
    await office.close();
    await at.close();
  };
  return {
    at,
    office,
    ike,
    ben,
    dana,
    query,
    act,
    see,
    list,
    mails,
    audit,
    member,
    changed,
    ordered,
    applied,
    clean,
    close,
  };
}
