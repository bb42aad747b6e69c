import type { PlainTextCode } from '../../texts/text.ts';
import type { EntryAbout } from './standard-menu.ts';

/** One entry of a menu as it is shown: a link, or a group of entries, or both. */
export interface MenuEntry {
  /** Its place in the whole menu, which stays when others are left out; names may repeat. */
  readonly id: string;
  readonly label: MenuLabel;
  /** One line about it; a co-op's own entries have none. */
  readonly about?: EntryAbout;
  /** A route of the portal or an address elsewhere; a group may have none. */
  readonly link?: string;
  readonly external: boolean;
  /** In the bar of wide screens: whether it opens a panel as wide as the page, or a narrow one below itself. */
  readonly isWide: boolean;
  readonly entries: readonly MenuEntry[];
}

/** A text of the catalogue, or of the co-op's own. */
export type MenuLabel = { readonly code: PlainTextCode } | { readonly text: string };
