import { errorMessages } from '@rochdale/domain/messages/errors.es';
import type { Texts } from '@rochdale/domain/messages/text';
import { uiMessages } from '@rochdale/domain/messages/ui.es';
import { shellMessages } from '@rochdale/domain/website/frame/shell.es';
import { screenMessages } from '@rochdale/domain/website/screens/screens.es';

/** The Spanish texts that are always there. */
export const shell: Texts = { ...errorMessages, ...screenMessages, ...shellMessages, ...uiMessages };

export { parts } from './parts.es.ts';
