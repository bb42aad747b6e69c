/** Where the authorization server answers. */
export const authorizationRoutes = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  revocation: '/oauth/revoke',
  userinfo: '/oauth/userinfo',
  jwks: '/oauth/keys',
} as const;

/** Where the data are that tokens open. */
export const resourceUrl = (publicUrl: string): string => new URL('/espi/1_1/resource', publicUrl).href;
