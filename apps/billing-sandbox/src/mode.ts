import { z } from 'zod';

/** How the sandbox behaves. */
export const modes = ['right', 'slow', 'wrong', 'down', 'doubled', 'lying', 'deaf'] as const;

/**
 * `slow` answers after ten seconds, `wrong` with another account's data, `down` with 503, `doubled` carries everything out
 * twice, `lying` says that it is a day ago, and `deaf` carries out and says nothing.
 */
export type Mode = (typeof modes)[number];

export const modeAsked = z.object({ mode: z.enum(modes) });
export const slowMs = 10_000;
