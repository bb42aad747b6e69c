import type { memberInfoDocTexts as english } from './member-info-docs.en.ts';

/** Member Information Documents, in Spanish. */
export const memberInfoDocTexts = {
  'memberInfoDocs.lead': 'Cada uno se abre en una pestaña nueva.',
  'memberInfoDocs.none': 'No se encontraron documentos informativos para socios.',
} satisfies Record<keyof typeof english, string>;
