import { english, type Translate } from '@rochdale/domain/messages/text';

/** The text function of the member's language. */
export function useText(): Translate {
  return english;
}
