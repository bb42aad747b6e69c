import type { MenuEntry, MenuLabel } from '@rochdale/domain/website/menus/menu-entry';
import { screenOfLink } from '@rochdale/domain/website/menus/routes';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { OutsideLink } from '@rochdale/ui/layout/outside-link.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import externalLink from 'lucide-static/icons/external-link.svg?inner';
import type { ReactNode } from 'react';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { isExternal } from '../../../lib/address/paths.ts';

/** The words of an entry. */
export function useLabel(): (label: MenuLabel) => string {
  const text = useText();
  return (label) => ('text' in label ? label.text : text(label.code));
}

interface MenuLinkProps {
  readonly link: string;
  readonly className?: string;
  readonly isCurrent?: boolean;
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}

/** A menu's link: to a screen, or to another site, which it says to a screen reader. */
export function MenuLink({ link, className, isCurrent = false, onFollow, children }: MenuLinkProps) {
  const text = useText();
  const current = isCurrent ? ({ 'aria-current': 'page' } as const) : {};
  if (isExternal(link))
    return (
      <OutsideLink className={className} href={link} target="_blank" rel="noopener noreferrer" onClick={onFollow}>
        {children} <span className="vh">{text('ui.newWindow')}</span>
      </OutsideLink>
    );
  const { route, query } = screenOfLink(link);
  return (
    <ScreenLink to={route} query={query} className={className} onClick={onFollow} {...current}>
      {children}
    </ScreenLink>
  );
}

/** The words of an entry, with a sign where it leads to another site. */
export function LinkLabel({ entry }: { entry: MenuEntry }) {
  const labelOf = useLabel();
  return (
    <>
      {labelOf(entry.label)}
      {entry.external && <Icon drawing={externalLink} size="s" />}
    </>
  );
}
