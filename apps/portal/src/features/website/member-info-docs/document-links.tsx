import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { OutsideLink } from '@rochdale/ui/layout/outside-link.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import externalLink from 'lucide-static/icons/external-link.svg?inner';
import fileText from 'lucide-static/icons/file-text.svg?inner';
import globe from 'lucide-static/icons/globe.svg?inner';
import { isExternal } from '../../../lib/address/paths.ts';
import '@rochdale/ui/layout/well.css';
import './member-info-docs.css';

type MemberInfoDoc = ResponseOf<'member-info-docs.list'>['results'][number];

/** The co-op's files and links to other sites, in its own order; each opens in a new tab. */
export function DocumentLinks({ documents }: { documents: readonly MemberInfoDoc[] }) {
  const text = useText();
  return (
    <ul className="documents">
      {documents.map(({ url, friendlyDescription }) => (
        <li key={url}>
          <OutsideLink className="documents__link" href={url} target="_blank" rel="noopener noreferrer">
            <span className="well well--tint">
              <Icon drawing={isExternal(url) ? globe : fileText} />
            </span>
            <span className="documents__name">
              {friendlyDescription}
              {isExternal(url) && <small>{new URL(url).hostname.replace(/^www\./, '')}</small>}
            </span>
            <Icon drawing={externalLink} size="s" />
            <span className="vh">{text('ui.newWindow')}</span>
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
}
