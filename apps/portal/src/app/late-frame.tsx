import { Outlet } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { firstSign, takeAsSign } from '../lib/device/first-sign.ts';
import { frameTexts, withTexts } from '../lib/text/text.ts';
import { keepEarlyClick } from './document/early-click.ts';
import { lazyPage } from './screens/lazy-page.ts';

/** Whether this is the page that the browser has loaded, and nobody has come from another. */
const isFirst = (): boolean => typeof document !== 'undefined' && document.documentElement.dataset.ready === undefined;

/**
 * The frame of sign-in, which must answer soon: it comes as text with the page, and its code once somebody is there, so
 * that it is at hand after sign-in too. Who comes from another page of the portal has that code.
 */
export function lateFrame() {
  let giveClickBack: () => void = () => undefined;
  const loadEnds = async () => {
    if (isFirst()) await firstSign();
    return withTexts(frameTexts, () => import('./shell/frame-ends.tsx'));
  };
  const Top = lazyPage(() => loadEnds().then((file) => file.SignInTop));
  const Foot = lazyPage(() => loadEnds().then((file) => file.SignInFoot));
  const Answering = () => {
    useEffect(() => giveClickBack(), []);
    return null;
  };
  // Made once: whatever is rendered around them, they wait for their code as they came.
  const top = (
    <Suspense fallback={null}>
      <Top />
    </Suspense>
  );
  const foot = (
    <Suspense fallback={null}>
      <Foot />
      <Answering />
    </Suspense>
  );
  const LateFrame = () => (
    <>
      {top}
      <Outlet />
      {foot}
    </>
  );
  const preload = async (): Promise<void> => {
    if (isFirst()) giveClickBack = keepEarlyClick();
    else {
      takeAsSign();
      await Promise.all([Top.preload(), Foot.preload()]);
    }
  };
  return Object.assign(LateFrame, { preload });
}
