import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { browserOf, newBrowserToken } from './browser-cookie.ts';

it('over HTTPS a browser is known by a cookie that this host alone can set, and by the one that an earlier release left', async () => {
  const app = fastify();
  app.get('/', (request, reply) => {
    const browser = browserOf(request, reply, true);
    browser.keep(browser.token ?? 'none');
    reply.send({ token: browser.token });
  });
  const [planted, own] = [newBrowserToken(), newBrowserToken()];
  const ask = (cookie: string) => app.inject({ url: '/', headers: { cookie } });
  expect((await ask(`rochdale_browser=${own}`)).headers['set-cookie']).toBe(
    `__Host-rochdale_browser=${own}; Path=/; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure`,
  );
  expect((await ask(`rochdale_browser=${planted}; __Host-rochdale_browser=${own}`)).json()).toEqual({ token: own });
  await app.close();
});
