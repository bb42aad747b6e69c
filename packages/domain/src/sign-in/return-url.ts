/**
 * Where sign-in may send a member (S0 §2 login, returnUrl): a path under `/pages` of this portal other than sign-in itself, else undefined.
 * Anything that a browser could read as another site's address is refused.
 */
export function safeReturnUrl(given: string | null | undefined): string | undefined {
  if (!given || given.length > 500) return undefined;
  return /^\/pages\/[\w\-/]*(\?[\w\-.~%&=+,:@/]*)?$/.test(given) &&
    !given.includes('//') &&
    !given.startsWith('/pages/login')
    ? given
    : undefined;
}
