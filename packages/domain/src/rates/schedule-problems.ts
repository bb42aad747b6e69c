import type { Block, Schedule, ScheduleLine, Season } from './schedule.ts';

/** What is wrong with the value at a path of a schedule. */
export interface ScheduleProblem {
  readonly path: readonly (string | number)[];
  readonly reason: string;
}

/** What contradicts itself in a schedule whose values are each well formed (rates-1). */
export function scheduleProblems(schedule: Schedule): ScheduleProblem[] {
  const { validFrom, validTo, proration } = schedule;
  const problems: ScheduleProblem[] = [];
  if (validTo !== undefined && validTo < validFrom)
    problems.push({ path: ['validTo'], reason: `is before validFrom, ${validFrom}` });
  if ((proration.rule === 'outside') !== (proration.usualDays !== undefined))
    problems.push({ path: ['proration', 'usualDays'], reason: 'goes with rule: outside, and only with it' });
  if (proration.usualDays && proration.usualDays[0] > proration.usualDays[1])
    problems.push({ path: ['proration', 'usualDays'], reason: 'the first must not be above the second' });
  return [
    ...problems,
    ...repeated(
      schedule.seasons.map(({ name }) => name),
      ['seasons'],
      'name',
    ),
    ...repeated(
      schedule.options.map(({ code }) => code),
      ['options'],
      'code',
    ),
    ...repeated(
      schedule.lines.map(({ id }) => id),
      ['lines'],
      'id',
    ),
    ...schedule.seasons.flatMap((season, index) =>
      seasonProblems(season, index === schedule.seasons.length - 1, index),
    ),
    ...timeOfUseProblems(schedule),
    ...netMeteringProblems(schedule),
    ...schedule.lines.flatMap((line, index) => lineProblems(schedule, line, index)),
  ];
}

function repeated(names: readonly string[], path: readonly string[], key: string): ScheduleProblem[] {
  return names.flatMap((name, index) =>
    names.indexOf(name) < index ? [{ path: [...path, index, key], reason: `${name} stands here twice` }] : [],
  );
}

function seasonProblems({ months, from, to }: Season, isLast: boolean, index: number): ScheduleProblem[] {
  const path = ['seasons', index];
  if ((from === undefined) !== (to === undefined)) return [{ path, reason: 'from and to go together' }];
  if (months && from !== undefined) return [{ path, reason: 'says months and from: one of them must go' }];
  return !months && from === undefined && !isLast
    ? [{ path, reason: 'only the last season may be the rest of the year: say its months, or from and to' }]
    : [];
}

function timeOfUseProblems({ timeOfUse, seasons }: Schedule): ScheduleProblem[] {
  const names = timeOfUse.flatMap(({ periods }) => periods.map(({ name }) => name));
  return timeOfUse.flatMap(({ periods }, division) =>
    periods.flatMap(({ name, when }, period) => {
      const path = ['timeOfUse', division, 'periods', period];
      const isLast = period === periods.length - 1;
      const problems: ScheduleProblem[] = [];
      if (names.filter((one) => one === name).length > 1)
        problems.push({ path: [...path, 'name'], reason: `${name} stands here twice` });
      if (isLast && when.length > 0)
        problems.push({ path: [...path, 'when'], reason: 'the last period has the hours that are left: leave it out' });
      if (!isLast && when.length === 0) problems.push({ path: [...path, 'when'], reason: 'is missing' });
      for (const [index, { season }] of when.entries())
        if (season !== undefined && !seasons.some((one) => one.name === season))
          problems.push({ path: [...path, 'when', index, 'season'], reason: `there is no season ${season}` });
      return problems;
    }),
  );
}

function netMeteringProblems({ netMetering, timeOfUse }: Schedule): ScheduleProblem[] {
  if (netMetering?.excess !== 'carried') return [];
  const path = ['netMetering', 'excess'];
  if (netMetering.netting !== 'bill')
    return [{ path, reason: 'only what is set against the whole bill can be carried' }];
  return timeOfUse.length > 0 ? [{ path, reason: 'cannot be carried where there is a time of use' }] : [];
}

function lineProblems(schedule: Schedule, line: ScheduleLine, index: number): ScheduleProblem[] {
  const path = ['lines', index];
  const problems: ScheduleProblem[] = [];
  const has = (key: string, name: string | undefined, known: readonly string[], what: string): void => {
    if (name !== undefined && !known.includes(name))
      problems.push({ path: [...path, key], reason: `there is no ${what} ${name}` });
  };
  has(
    'season',
    line.season,
    schedule.seasons.map(({ name }) => name),
    'season',
  );
  for (const key of ['option', 'without'] as const)
    has(
      key,
      line[key],
      schedule.options.map(({ code }) => code),
      'option',
    );
  if ('period' in line)
    has(
      'period',
      line.period,
      schedule.timeOfUse.flatMap(({ periods }) => periods.map(({ name }) => name)),
      'period of use',
    );
  if ('of' in line && Array.isArray(line.of)) {
    const above = schedule.lines.slice(0, index).map(({ id }) => id);
    for (const id of line.of) has('of', id, above, 'line above this one called');
  }
  if ('blocks' in line) problems.push(...blockProblems(line.blocks, path));
  if (line.kind === 'credit' && !schedule.netMetering)
    problems.push({ path, reason: 'needs netMetering, which says what is left over' });
  if (line.kind === 'demand' && line.of === 'coop' && (line.ratchet || line.per === 'day'))
    problems.push({ path, reason: 'the co-op’s peak has no ratchet and none for each day' });
  if (line.kind === 'demand' && line.ratchet && line.per === 'day')
    problems.push({ path: [...path, 'ratchet'], reason: 'goes with one peak a bill' });
  if (line.kind === 'adjustment' && (line.everyYear === undefined) === (line.since === undefined))
    problems.push({ path, reason: 'needs everyYear or since, one of the two' });
  return problems;
}

function blockProblems(blocks: readonly Block[], path: readonly (string | number)[]): ScheduleProblem[] {
  return blocks.flatMap(({ upTo }, index) => {
    const at = [...path, 'blocks', index, 'upTo'];
    const before = blocks[index - 1]?.upTo;
    if ((upTo === undefined) !== (index === blocks.length - 1))
      return [{ path: at, reason: upTo === undefined ? 'is missing' : 'the last block has no end: leave it out' }];
    return upTo !== undefined && before !== undefined && upTo <= before
      ? [{ path: at, reason: `is not above the block before, ${before}` }]
      : [];
  });
}
