import { parseArgs } from 'node:util';
import { type FoundEntry, findEntries } from '../features/office/audit/audit-store.ts';
import type { ChainServices } from '../features/office/audit/chain-entries.ts';
import { faultTexts } from '../features/office/audit/fault-texts.ts';
import { type AuditHead, readHead } from '../features/office/audit/head-file.ts';
import { type AuditReport, isWhole, verifyAudit } from '../features/office/audit/verify-audit.ts';
import type { Command } from './command.ts';
import { withOffice } from './with-office.ts';

const usage =
  'Usage: coop audit verify, search [--act <act>] [--subject <id>] [--staff <id>] [--from <day>] [--to <day>] [--words <text>] [--most N], or export with the same.';
const pageOf = 1_000;

export const auditCommand: Command = {
  usage:
    'audit verify | audit search [--act <act>] [--subject <id>] [--staff <id>] [--from <day>] [--to <day>] [--words <text>] [--most N] | audit export',
  summary:
    'Holds the whole audit against its chain and its head file; finds entries; writes them out, one JSON a line.',
  async run(argumentsGiven) {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args: [...argumentsGiven],
      allowPositionals: true,
      options: {
        act: text,
        subject: text,
        staff: text,
        from: text,
        to: text,
        words: text,
        most: { ...text, default: '50' },
      },
    });
    const [action, ...rest] = positionals;
    if (!['verify', 'search', 'export'].includes(action ?? '') || rest.length > 0) throw new Error(usage);
    if (!/^[1-9]\d{0,5}$/.test(values.most)) throw new Error(`--most ${values.most} is no number of entries.`);
    const filter = {
      act: values.act,
      subjectIds: values.subject === undefined ? undefined : [values.subject],
      words: values.words,
      staffId: values.staff,
      from: dayOf(values.from),
      to: dayOf(values.to),
    };
    return withOffice(async (services) => {
      if (action === 'verify') return verify(services);
      const most = action === 'search' ? Number(values.most) : Number.POSITIVE_INFINITY;
      for await (const entry of entriesOf(services, filter, most))
        console.log(action === 'search' ? lineOf(entry) : JSON.stringify(entry));
      return 0;
    });
  },
};

function dayOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const day = new Date(text);
  if (Number.isNaN(day.getTime())) throw new Error(`${text} is no day such as 2026-11-23.`);
  return day;
}

/** Entries a page at a time, the newest first. */
async function* entriesOf({ db }: ChainServices, filter: Parameters<typeof findEntries>[1], most: number) {
  let left = most;
  let before: number | undefined;
  while (left > 0) {
    const found = await findEntries(db, { ...filter, before }, Math.min(pageOf, left));
    yield* found;
    before = found.at(-1)?.auditId;
    left -= found.length;
    if (found.length < pageOf) return;
  }
}

const lineOf = ({ auditId, at, act, by, byWhom, subjectKind, subjectId, facts, personal }: FoundEntry): string =>
  [
    auditId,
    at.toISOString(),
    act,
    by ?? byWhom,
    subjectKind ? `${subjectKind} ${subjectId}` : '-',
    facts,
    personal ?? '-',
  ].join('\t');

async function verify(services: ChainServices): Promise<number> {
  const began = performance.now();
  const report = await verifyAudit(services);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  for (const line of faultTexts(report)) console.log(line);
  const { auditHeadFile, auditSeal } = services;
  const told = auditHeadFile === undefined ? undefined : await readHead(auditHeadFile, auditSeal);
  console.log(`${report.links} entries were verified in ${seconds} s. ${headText(report, told)}`);
  return isWhole(report) ? 0 : 1;
}

function headText({ head }: AuditReport, told: AuditHead | 'forged' | undefined): string {
  if (head === 'none') return 'No head file says how far it went: what was cut off its end is not found.';
  if (head === 'forged' || told === undefined || told === 'forged')
    return 'The head file is not as the worker wrote it.';
  const when = `place ${told.position} on ${told.at}`;
  return head === 'held'
    ? `It holds what the head file says: ${when}.`
    : `Its end was cut off: the head file knows ${when}.`;
}
