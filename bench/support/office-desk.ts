import { randomUUID } from 'node:crypto';
import {
  type OfficeInputOf,
  type OfficeOperationName,
  type OfficeResponseOf,
  officeRowOf,
} from '@rochdale/contract/operations/office/office-operations';
import { openStaffSession } from '../../apps/api/src/features/office/staff/sessions-store.ts';
import { addStaffMember } from '../../apps/api/src/features/office/staff/staff-store.ts';
import type { Database } from '../../apps/api/src/platform/database/database.ts';

/** Somebody of the office who works at a running product, and how long each of their calls takes. */
export async function officeDesk(db: Database, officeUrl: string) {
  const now = new Date();
  const staffId = randomUUID();
  const token = await db.transaction(async (tx) => {
    const joined = { admittedBy: 'invitation' as const, invitedAt: now, joinedAt: now };
    await addStaffMember(tx, { staffId, name: 'Ray', email: 'ray@office.example', roles: ['dispatcher'], ...joined });
    const session = { staffId, way: 'local' as const, browser: 'bench', address: '127.0.0.1', provedAt: now };
    return openStaffSession(tx, session, now);
  });
  const took = new Map<OfficeOperationName, number[]>();
  const refused = new Map<string, number>();
  /** Calls an operation as the office's page does; undefined where it was refused. */
  const call = async <N extends OfficeOperationName>(
    name: N,
    input: OfficeInputOf<N>,
  ): Promise<OfficeResponseOf<N> | undefined> => {
    const { method, path } = officeRowOf(name);
    const { params = {}, body }: { params?: Readonly<Record<string, unknown>>; body?: unknown } = input;
    const filled = Object.entries(params).reduce(
      (url, [key, value]) => url.replace(`{${key}}`, String(value)),
      `${path}`,
    );
    const began = performance.now();
    const answer = await fetch(`${officeUrl}${filled}`, {
      method,
      headers: {
        origin: new URL(officeUrl).origin,
        'sec-fetch-site': 'same-origin',
        cookie: `rochdale_office_session=${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const said = await answer.text();
    took.set(name, [...(took.get(name) ?? []), performance.now() - began]);
    if (answer.ok) return JSON.parse(said);
    const what = `${name} ${answer.status} ${said.slice(0, 200)}`;
    refused.set(what, (refused.get(what) ?? 0) + 1);
    return undefined;
  };
  return { call, took, refused };
}
