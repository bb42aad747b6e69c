import type { OperationName } from '@rochdale/contract/operations/operations';
import type { testApp } from '../platform/testing/test-app.ts';
import { type Parts, wireCallOf } from './well-formed-calls.ts';

/** Calls as a demo member who has signed in with the demo's password. */
export async function signedIn({ app }: Awaited<ReturnType<typeof testApp>>, username: string) {
  const payload = { username, password: 'Rochdale-demo-1!' };
  const token: string = (await app.inject({ method: 'POST', url: '/v3/login', payload })).json().accessToken;
  return (name: OperationName, parts: Parts) =>
    app.inject({ ...wireCallOf(name, parts), headers: { authorization: `Bearer ${token}` } });
}
