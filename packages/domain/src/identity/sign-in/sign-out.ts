/** Where Sign Out leads: the configured link when it begins with login, otherwise home (identity-15). */
export function signOutDestination(signOutLink: string): string {
  const link = signOutLink.replace(/^\/(pages\/)?/, '');
  return link.startsWith('login') ? `/pages/${link}` : '/pages/home';
}
