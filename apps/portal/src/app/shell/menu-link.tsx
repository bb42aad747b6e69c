import type { MenuEntry, MenuLabel } from '@rochdale/domain/menus/menu';
import type { ReactNode } from 'react';
import { ScreenLink } from '../../lib/link.tsx';
import { isExternal, resolveLink } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';

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

/** A menu's link: to a screen, or to another site. */
export function MenuLink({ link, className, isCurrent = false, onFollow, children }: MenuLinkProps) {
  const current = isCurrent ? ({ 'aria-current': 'page' } as const) : {};
  if (isExternal(link))
    return (
      <a className={className} href={link} target="_blank" rel="noopener noreferrer" onClick={onFollow}>
        {children}
      </a>
    );
  const [path = '', query] = resolveLink(link).split('?');
  return (
    <ScreenLink
      to={path.replace('/pages/', '')}
      query={Object.fromEntries(new URLSearchParams(query))}
      className={className}
      onClick={onFollow}
      {...current}
    >
      {children}
    </ScreenLink>
  );
}

/** Entries that lead somewhere, out of groups within groups, with the group's name before the first. */
export function flattened(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...flattened(entry.entries)]);
}
