import { onPageViews } from '../lib/address/page-views.ts';
import { deviceTime } from '../lib/device/clock.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Whether this browser asks not to be followed (Global Privacy Control, Do Not Track). */
function isTrackingRefused(): boolean {
  const asksForPrivacy = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return asksForPrivacy || navigator.doNotTrack === '1';
}

/**
 * Sends page views to Google Analytics (S0 §2): the screen's path without its query and its title, once for each screen
 * shown. Addresses are shortened, nothing is for advertising. Whoever asks not to be followed loads nothing.
 */
export function measurePages(code: string): void {
  if (isTrackingRefused()) return;
  window.dataLayer ??= [];
  const { dataLayer } = window;
  function gtag(..._command: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: the service takes this object for a command, and an array for something else
    dataLayer.push(arguments);
  }
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  });
  let before = '';
  const place = (path: string, title: string) => ({
    page_location: `${window.location.origin}${path}`,
    page_path: path,
    page_title: title,
    page_referrer: before,
  });
  gtag('js', deviceTime());
  gtag('set', place(window.location.pathname, document.title));
  gtag('config', code, {
    send_page_view: false,
    anonymize_ip: true,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  onPageViews(({ path, title }) => {
    const view = place(path, title);
    // What the service sends by itself then names this address too, and never the browser's with its query.
    gtag('set', view);
    gtag('event', 'page_view', view);
    before = view.page_location;
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(code)}`;
  document.head.append(script);
}
