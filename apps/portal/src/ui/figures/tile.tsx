import type { Route } from '@rochdale/domain/website/screens/screen-access';
import type { QueryOf } from '@rochdale/domain/website/screens/screen-queries';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { OutsideLink } from '@rochdale/ui/layout/outside-link.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import chevronRight from 'lucide-static/icons/chevron-right.svg?inner';
import externalLink from 'lucide-static/icons/external-link.svg?inner';
import { ScreenLink } from '../../lib/address/link.tsx';
import './tile.css';

interface TileProps {
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  readonly to: Route;
  readonly query?: QueryOf<Route>;
  /** Navigation state that the screen reads. */
  readonly state?: Readonly<Record<string, unknown>>;
}

/** A way on, as a tile; on a phone, a row of a list. */
export function Tile({ to, query, state, ...content }: TileProps) {
  return (
    <ScreenLink className="tile" to={to} {...(query && { query })} {...(state && { state })}>
      <TileContent {...content} />
    </ScreenLink>
  );
}

/** The same to another site, in a window of its own. */
export function ExternalTile({ url, ...content }: Omit<TileProps, 'to' | 'query' | 'state'> & { url: string }) {
  const text = useText();
  return (
    <OutsideLink className="tile" href={url} target="_blank" rel="noopener noreferrer">
      <TileContent {...content} />
      <small className="row">
        <Icon drawing={externalLink} size="s" />
        {text('ui.newWindow')}
      </small>
    </OutsideLink>
  );
}

function TileContent({ icon, title, text }: Pick<TileProps, 'icon' | 'title' | 'text'>) {
  return (
    <>
      <span className="well well--tint">
        <Icon drawing={icon} size="l" />
      </span>
      <b>{title}</b>
      <small>{text}</small>
      <Icon drawing={chevronRight} className="tile__go" />
    </>
  );
}
