/**
 * Whom the web server believes about where a call comes from: so many proxies, the nearest ones. Each adds its caller at
 * the end of `X-Forwarded-For`, so what a caller has written there itself stands before that and is not heeded.
 */
export function trustedHops(proxies: number): false | ((address: string, hop: number) => boolean) {
  return proxies > 0 && ((_address, hop) => hop < proxies);
}
