/** The password of every login of the demo. */
const password = 'Rochdale-demo-1!';
const keptForMs = 5 * 60_000;
const kept = new Map<string, { readonly session: Promise<string>; readonly until: number }>();

/** A session of a demo login, as the portal keeps it; begun once for a while. */
export function sessionOf(origin: string, username: string): Promise<string> {
  const key = `${origin} ${username}`;
  const before = kept.get(key);
  if (before && before.until > performance.now()) return before.session;
  const session = signIn(origin, username);
  kept.set(key, { session, until: performance.now() + keptForMs });
  return session;
}

async function signIn(origin: string, username: string): Promise<string> {
  const answer = await fetch(`${origin}/v3/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const session = await answer.text();
  if (!answer.ok) throw new Error(`${username} can't sign in: ${session}`);
  return session;
}
