import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import type { Stage } from '@rochdale/domain/office/opening/stages';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { operation } from '../../lib/calls.ts';
import type { MarkKind } from '../../parts/mark.tsx';

export const seeOpening = operation('opening.see', 'GET /v1/opening');
export const changeOpening = operation('opening.change', 'POST /v1/opening');
export const changeLists = operation('opening.list', 'POST /v1/opening/members');
export const listWaves = operation('waves.list', 'GET /v1/waves');
export const makeWave = operation('waves.make', 'POST /v1/waves');
export const runWave = operation('waves.run', 'POST /v1/waves/{waveNumber}/run');
export const stopWave = operation('waves.stop', 'POST /v1/waves/{waveNumber}/stop');
export const countCall = operation('waves.count-calls', 'POST /v1/waves/{waveNumber}/calls');

export type Opening = OfficeResponseOf<'opening.see'>;
export type Waves = OfficeResponseOf<'waves.list'>;
export type Wave = Waves['waves'][number];

export const openingKey = ['opening'] as const;
export const wavesKey = ['waves'] as const;

/** The stages as they are called, and what each means. */
export const stageWords = {
  rehearsing: 'opening.stage.rehearsing',
  invited: 'opening.stage.invited',
  open: 'opening.stage.open',
} as const satisfies Readonly<Record<Stage, PlainTextCode>>;
export const stageLeads = {
  rehearsing: 'opening.lead.rehearsing',
  invited: 'opening.lead.invited',
  open: 'opening.lead.open',
} as const satisfies Readonly<Record<Stage, PlainTextCode>>;
export const stageHints = {
  rehearsing: 'opening.stage.rehearsing.hint',
  invited: 'opening.stage.invited.hint',
  open: 'opening.stage.open.hint',
} as const satisfies Readonly<Record<Stage, PlainTextCode>>;

/** How a wave stands: its mark and word. */
export function waveWords({
  state,
  stoppedFor,
}: Pick<Wave, 'state' | 'stoppedFor'>): readonly [MarkKind, PlainTextCode] {
  if (state === 'ready') return ['wait', 'waves.state.ready'];
  if (state === 'running') return ['run', 'waves.state.running'];
  if (state === 'done') return ['ok', 'waves.state.done'];
  if (stoppedFor === 'failures') return ['bad', 'waves.state.failures'];
  return stoppedFor === 'calls' ? ['bad', 'waves.state.calls'] : ['off', 'waves.state.stopped'];
}
