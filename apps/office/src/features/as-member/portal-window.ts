import { addressOf } from '@rochdale/domain/website/screens/address';

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
    enter: (code) => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = `${portalUrl}${addressOf('as-member')}`;
      form.target = name;
      const field = document.createElement('input');
      field.type = 'hidden';
      field.name = 'code';
      field.value = code;
      form.append(field);
      document.body.append(form);
      form.submit();
      form.remove();
    },
    close: () => opened.close(),
  };
}
