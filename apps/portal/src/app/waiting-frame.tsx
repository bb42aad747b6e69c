import type { TextLanguage } from '@rochdale/domain/texts/languages';
import { addressOf } from '@rochdale/domain/website/screens/address';
import type { Site } from '@rochdale/domain/website/site/site';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { ExpectedMember } from '../lib/session/signed-in.ts';
import { SiteProvider } from '../lib/site.tsx';
import { fetchLanguage, frameTexts, speak, withTexts } from '../lib/text/text.ts';
import { Loading } from '../ui/state/loading.tsx';
import { Skeleton } from '../ui/state/skeleton.tsx';
import type { Screen } from './screens/screen.ts';
import { Shell } from './shell/shell.tsx';

/**
 * What stands in a page's place until the browser knows who looks: its frame, as the member will see it whom the page is
 * for, and the shape of a page. Rendered on the server alone.
 */
export async function waitingBody(screen: Screen, site: Site, language: TextLanguage): Promise<string> {
  if (screen.frame === 'none') return '';
  await fetchLanguage(language);
  const { Top } = await withTexts(frameTexts, () => import('./shell/frame-ends.tsx'));
  const root = createRootRoute({
    component: () => (
      <SiteProvider site={site}>
        <ExpectedMember value={screen.access === 'member'}>
          <Shell>
            <Top route={screen.route} />
            {screen.access === 'member' && screen.switcher && <div className="switcher-place" />}
            <main id="main" className="main--framed">
              <div className="container">
                <Loading isSeen>
                  <div className="stack">
                    <Skeleton height={40} width="min(100%, 320px)" />
                    <Skeleton height={318} phone={601} />
                    <Skeleton height={520} />
                  </div>
                </Loading>
              </div>
            </main>
          </Shell>
        </ExpectedMember>
      </SiteProvider>
    ),
  });
  const any = createRoute({ getParentRoute: () => root, path: '$', component: () => null });
  const router = createRouter({
    routeTree: root.addChildren([any]),
    history: createMemoryHistory({ initialEntries: [addressOf(screen.route)] }),
  });
  await router.load();
  speak(language);
  return renderToString(<RouterProvider router={router} />);
}
