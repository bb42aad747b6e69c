import type { PlainTextCode } from '../../texts/text.ts';
import { addressOf } from '../screens/address.ts';

/** Where the studio's form opens the portal by the draft, in a frame (office-174). */
export const previewPath = `${addressOf('as-member')}/draft`;

/** The screens that a preview may begin with; from there its menu leads on. */
export const previewScreens = {
  overview: { address: addressOf('accountoverview'), label: 'studio.preview.screen.overview' },
  payments: { address: addressOf('payment-options'), label: 'studio.preview.screen.payments' },
  accounts: { address: addressOf('view-all-accounts'), label: 'studio.preview.screen.accounts' },
  services: { address: addressOf('services-products'), label: 'studio.preview.screen.services' },
} as const satisfies Readonly<Record<string, { readonly address: string; readonly label: PlainTextCode }>>;
export type PreviewScreen = keyof typeof previewScreens;
/** Whether a text names a screen that a preview may begin with. */
export const isPreviewScreen = (name: string): name is PreviewScreen => Object.hasOwn(previewScreens, name);

/** The address of the screen that a preview begins with, whatever was asked for. */
export const previewScreenPath = (name: string): string =>
  previewScreens[isPreviewScreen(name) ? name : 'overview'].address;

/** The widths at which the draft is looked at, in pixels. */
export const previewWidths = { desk: 1280, phone: 390 } as const;
export type PreviewWidth = keyof typeof previewWidths;
