import { screenOfLink } from '@rochdale/domain/website/menus/routes';
import { OutsideLink } from '@rochdale/ui/layout/outside-link.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { ScreenLink } from '../../lib/address/link.tsx';
import { isExternal } from '../../lib/address/paths.ts';
import { useSite } from '../../lib/site.tsx';

/** The co-op's logo and name; leads to the configured link (website-13). */
export function CoopLogo() {
  const text = useText();
  const { settings } = useSite();
  const content = (
    <>
      {settings.portalLogoPath && <img src={settings.portalLogoPath} alt="" width="40" height="40" />}
      <span className="logo__name">
        {settings.coopShortName} <small>{settings.coopTagline}</small>
      </span>
      <span className="vh">{text('shell.logo.home')}</span>
    </>
  );
  const link = settings.logoClickRedirectionLink;
  if (isExternal(link))
    return (
      <OutsideLink className="logo" href={link}>
        {content}
      </OutsideLink>
    );
  const { route, query } = screenOfLink(link);
  return (
    <ScreenLink className="logo" to={route} query={query}>
      {content}
    </ScreenLink>
  );
}
