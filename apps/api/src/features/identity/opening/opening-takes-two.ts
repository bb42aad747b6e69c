import { admitsMore, stages } from '@rochdale/domain/office/opening/stages';
import { waveOfOne } from '@rochdale/domain/office/opening/waves';
import { z } from 'zod';
import type { TakesTwo } from '../../office/approvals/ask-or-act.ts';

const change = z.object({ from: z.enum(stages), stage: z.enum(stages) });
const wave = z.object({ size: z.number() });

/** Closing the door is one person's; letting more in is as the line says. */
export const openingTakesTwo: TakesTwo = async (_tx, { body }) => {
  const { from, stage } = change.parse(body);
  return admitsMore(from, stage) ? undefined : false;
};

/** A small wave is one person's. */
export const waveTakesTwo: TakesTwo = async (_tx, { body }) => (wave.parse(body).size > waveOfOne ? undefined : false);
