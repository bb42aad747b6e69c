import type { Route } from '@rochdale/domain/website/screens/screen-access';

const aboutLogin: readonly Route[] = ['my-profile', 'delegates', 'my-record', 'connected-apps'];

/** Whether a screen is about whoever has signed in, whosever accounts the others show. */
export const isAboutLogin = (route: Route): boolean => aboutLogin.includes(route);
