import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { frameTexts, withTexts } from '../lib/text/text.ts';
import { lazyPage } from './screens/lazy-page.ts';

const loadEnds = () => withTexts(frameTexts, () => import('./shell/frame-ends.tsx'));

/**
 * The frame of sign-in, which must answer soon: it comes as text with the page, and its code after the page's. Who comes
 * from another page of the portal has that code.
 */
export function lateFrame() {
  const Top = lazyPage(() => loadEnds().then((file) => file.SignInTop));
  const Foot = lazyPage(() => loadEnds().then((file) => file.SignInFoot));
  const LateFrame = () => (
    <>
      <Suspense fallback={null}>
        <Top />
      </Suspense>
      <Outlet />
      <Suspense fallback={null}>
        <Foot />
      </Suspense>
    </>
  );
  const preload = async (): Promise<void> => {
    const isFirst = typeof document !== 'undefined' && document.documentElement.dataset.ready === undefined;
    if (!isFirst) await Promise.all([Top.preload(), Foot.preload()]);
  };
  return Object.assign(LateFrame, { preload });
}
