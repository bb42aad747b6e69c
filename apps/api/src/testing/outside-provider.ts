import type { Server } from 'node:http';
import { Provider } from 'oidc-provider';
import { freePort } from '../platform/process/free-port.ts';

interface Where {
  readonly host?: string;
  /** Instead of one that is free. */
  readonly port?: number;
}

/** A provider of another company on this machine, `oidc-provider` as it comes; whoever is named there comes with any password. */
export async function outsideProvider(
  redirectUri: (port: number) => Promise<string>,
  { host = 'localhost', port: given }: Where = {},
) {
  const port = given ?? (await freePort());
  const issuer = `http://${host}:${port}`;
  const amr: { said: string[] } = { said: ['pwd'] };
  const provider = new Provider(issuer, {
    clients: [
      {
        ...{ client_id: 'portal', client_secret: 'a secret of the outside provider' },
        redirect_uris: [await redirectUri(port)],
      },
    ],
    claims: { openid: ['sub', 'amr'], email: ['email'] },
    pkce: { required: () => true },
    findAccount: (_context, id) => ({
      accountId: id,
      // All have the e-mail address of a member.
      claims: async () => ({ sub: id, email: 'marisol@okonkwo.example' }),
    }),
  });
  // How whoever comes has shown who they are: the library takes it from the code.
  const { save } = provider.AuthorizationCode.prototype;
  provider.AuthorizationCode.prototype.save = function saveWith(this: typeof provider.AuthorizationCode.prototype) {
    this.amr = amr.said;
    return save.call(this);
  };
  const server: Server = provider.listen(port, host);
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    issuer,
    host: `${host}:${port}`,
    amr,
    close: async () => {
      // No more are taken first: a browser connects ahead of its need, and would be waited for.
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** A browser at the provider: keeps cookies, follows, signs in as somebody, and stops where it would come back to us. */
export async function visitProvider(begin: string, account: string, ours: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = begin;
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 20; step += 1) {
    const answer = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form && { body: form }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const split = pair.indexOf('=');
      cookies.set(pair.slice(0, split), pair.slice(split + 1));
    }
    const to = answer.headers.get('location');
    form = undefined;
    if (to !== null) {
      url = new URL(to, url).href;
      if (url.startsWith(ours)) return new URL(url);
      continue;
    }
    const page = await answer.text();
    const action = /action="([^"]+)"/.exec(page)?.[1];
    if (action === undefined) throw new Error(`${answer.status} ${page.slice(0, 500)}`);
    url = new URL(action, url).href;
    const prompt = page.includes('name="login"') ? 'login' : 'consent';
    form = new URLSearchParams({ prompt, login: account, password: 'x' });
  }
  throw new Error('The provider sends the browser round in a circle.');
}
