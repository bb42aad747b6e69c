/** A path that sign-in may send a member to. Whether a screen stands there is not known. */
export type ReturnUrl = `/pages/${string}` & { readonly isReturnUrl: true };

/**
 * Where sign-in may send a member (identity-9): a path under `/pages` of this portal, else undefined. Neither
 * sign-in itself nor where another system signs somebody in: a link must not make one member's sign-in another's.
 * Anything that a browser could read as another site's address is refused.
 */
export function safeReturnUrl(given: string | null | undefined): ReturnUrl | undefined {
  return given && isReturnUrl(given) ? given : undefined;
}

function isReturnUrl(given: string): given is ReturnUrl {
  return (
    given.length <= 500 &&
    /^\/pages\/[\w\-/]*(\?[\w\-.~%&=+,:@/]*)?$/.test(given) &&
    !given.includes('//') &&
    !/^\/pages\/(login|external-redirect|outside-sign-in)/i.test(given)
  );
}
