import { addressOf } from '@rochdale/domain/website/screens/address';
import { postForm } from '../../lib/post-form.ts';

/** A new window, and what may be done with it. */
interface PortalWindow {
  /** Hands it a code, in the body of a form: no address ever holds one. */
  readonly enter: (code: string) => void;
  readonly close: () => void;
}

/**
 * Opens an empty window while a key or a click is still being heard, since browsers allow none later; undefined where they
 * allow none at all. It takes the portal's page once there is a code.
 */
export function openPortalWindow(portalUrl: string): PortalWindow | undefined {
  const name = `as-member-${crypto.randomUUID()}`;
  const opened = window.open('', name);
  if (opened === null) return undefined;
  return {
    enter: (code) => postForm(`${portalUrl}${addressOf('as-member')}`, name, { code }),
    close: () => opened.close(),
  };
}
