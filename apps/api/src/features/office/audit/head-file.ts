import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { headText } from '@rochdale/domain/office/audit/chain';
import { z } from 'zod';
import { writeWholeFile } from '../../../platform/files/write-whole-file.ts';
import type { AuditSeal } from '../../../platform/office/audit-seal.ts';

const head = z.object({ position: z.number().int(), mac: z.string(), at: z.string(), seal: z.string() });

/** How far the chain went when the file was written. */
export type AuditHead = z.output<typeof head>;

/** The head as it was written last; undefined without a file, `forged` when it is not as the worker wrote it. */
export async function readHead(file: string, auditSeal: AuditSeal): Promise<AuditHead | 'forged' | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const read = head.safeParse(jsonOf(text));
  if (!read.success) return 'forged';
  return auditSeal.signed(headText(read.data, read.data.at), Buffer.from(read.data.seal, 'hex')) ? read.data : 'forged';
}

export async function writeHead(file: string, { position, mac, at, seal }: AuditHead): Promise<void> {
  await writeWholeFile(dirname(file), basename(file), `${JSON.stringify({ position, mac, at, seal })}\n`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
