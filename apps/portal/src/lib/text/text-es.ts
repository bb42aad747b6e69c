import { errorTexts } from '@rochdale/domain/texts/errors.es';
import type { Texts } from '@rochdale/domain/texts/text';
import { uiTexts } from '@rochdale/domain/texts/ui.es';
import { shellTexts } from '@rochdale/domain/website/frame/shell.es';
import { screenTexts } from '@rochdale/domain/website/screens/screens.es';

/** The Spanish texts that are always there. */
export const shell: Texts = { ...errorTexts, ...screenTexts, ...shellTexts, ...uiTexts };

export { parts } from './parts.es.ts';
