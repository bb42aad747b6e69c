import type { SocialNetwork } from '@rochdale/domain/website/site/site';
import networks from './social-networks.svg';

/** A plain sign of a network, drawn for this portal. */
export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <use href={`${networks}#${network}`} />
    </svg>
  );
}
