import type { TextLanguage } from '@rochdale/domain/texts/languages';
import { addressOf } from '@rochdale/domain/website/screens/address';
import type { Site } from '@rochdale/domain/website/site/site';
import { Loading } from '@rochdale/ui/state/loading.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { FirstBalance } from '../features/account/first-balance/first-balance.tsx';
import { ExpectedMember } from '../lib/session/signed-in.ts';
import { SiteProvider, useSite } from '../lib/site.tsx';
import { fetchLanguage, frameTexts, speak, withTexts } from '../lib/text/text.ts';
import { screenTitle } from './screens/page-title.ts';
import type { Screen } from './screens/screen.ts';
import { Shell } from './shell/shell.tsx';
import { waitingHeading } from './waiting-headings.ts';

/**
 * What stands in a page's place until the browser knows who looks: its frame, as the member will see it whom the page is
 * for, its heading, and the shape of a page. Rendered on the server alone.
 */
export async function waitingBody(screen: Screen, site: Site, language: TextLanguage): Promise<string> {
  await fetchLanguage(language);
  const { Top } = await withTexts(frameTexts, () => import('./shell/frame-ends.tsx'));
  await withTexts(screen.texts, async () => undefined);
  const isFramed = screen.frame !== 'none';
  const root = createRootRoute({
    component: () => (
      <SiteProvider site={site}>
        <ExpectedMember value={screen.access === 'member'}>
          <Shell>
            {isFramed && <Top route={screen.route} />}
            {screen.access === 'member' && screen.switcher && <div className="switcher-place" />}
            <main id="main" className={isFramed ? 'main--framed' : undefined}>
              <div className="container stack">
                <Heading screen={screen} />
                {screen.earlyCalls ? <FirstBalance /> : <Shapes />}
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

function Shapes() {
  return (
    <Loading isSeen>
      <div className="stack">
        <Skeleton height={318} phone={601} />
        <Skeleton height={520} />
      </div>
    </Loading>
  );
}

function Heading({ screen }: { screen: Screen }) {
  const text = useText();
  const site = useSite();
  const heading = waitingHeading(screen.route, site);
  return <h1>{heading ? text(heading) : screenTitle(screen, site, text)}</h1>;
}
