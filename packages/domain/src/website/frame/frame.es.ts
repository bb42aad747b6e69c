import type { frameTexts as english } from './frame.en.ts';

/** What the frame around a page says of the page, in Spanish. */
export const frameTexts = {
  'frame.offline': 'No tiene conexión. Esta página muestra lo que se sabía a las {time}.',
} satisfies Record<keyof typeof english, string>;
