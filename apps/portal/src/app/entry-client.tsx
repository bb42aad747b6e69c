import '../ui/styles/base.css';
import { languageOfTag } from '@rochdale/domain/texts/languages';
import type { Site } from '@rochdale/domain/website/site/site';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { configureApi, isSiteOutdated } from '../lib/calls/api.ts';
import { enterMaintenance } from '../lib/calls/maintenance.ts';
import { noteMissingCode } from '../lib/calls/missing-code.ts';
import { lookingNow } from '../lib/session/looking.ts';
import { held } from '../lib/session/session.ts';
import { fetchLanguage, speak } from '../lib/text/text.ts';
import { keepEarlyTyping } from './document/early-typing.ts';
import { keepReloading } from './reload.ts';
import { makeRouter } from './router.tsx';

const root = document.getElementById('root');
const settings = document.getElementById('site')?.textContent;
if (!root || !settings) throw new Error('The page came without its settings.');

keepEarlyTyping();
noteMissingCode();
// The server wrote these from its own decoded settings.
const site = JSON.parse(settings) as Site;
const language = languageOfTag(document.documentElement.lang);
await fetchLanguage(language);
speak(language);
configureApi(site);
// Somebody of the office comes with a code.
const code = document.getElementById('as-member');
const history = code ? await (await import('../features/identity/as-member/begin.ts')).beginLooking(code) : undefined;
const router = makeRouter(site, history);
// The few pages that are open during maintenance say that it is on.
if (document.documentElement.dataset.maintenance !== undefined) enterMaintenance();
keepReloading(router, () => isSiteOutdated() && !lookingNow() && !held.isTyped);

const pathBefore = window.location.pathname;
// A page that needs to know who looks came with its frame alone, which gives way to it.
const isRendered = root.hasChildNodes() && root.dataset.waiting === undefined;
if (isRendered) router.ssr = { manifest: undefined };
await router.load();
const app = <RouterProvider router={router} />;
if (isRendered && router.state.location.pathname === pathBefore) hydrateRoot(root, app);
else {
  createRoot(root).render(app);
}
// A code leaves nothing on the device, and is counted nowhere.
if (!code)
  void import('./after-load.ts').then(
    ({ afterLoad }) => afterLoad(site),
    // Without the network this may not load; the page stands without it.
    () => undefined,
  );
