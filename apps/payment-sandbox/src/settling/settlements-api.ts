import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Company } from '../company.ts';
import { signedQueries } from '../questions/signed-queries.ts';
import { settle } from './settle.ts';

const pageSize = 100;
const span = z.object({ from: z.iso.date(), to: z.iso.date(), after: z.string() });
const place = z.object({ settlement: z.string(), after: z.string() });

/** What the portal's server asks of settlements: which there were, and their lines. */
export function settlementsApi(app: FastifyInstance, company: Company): void {
  const { transactions } = company;
  const isSigned = signedQueries(company);

  app.get('/v1/settlements', async (request, reply) => {
    if (!isSigned(request, 'settlements', queryOf(request.url)))
      return reply.status(401).send({ message: 'Not signed.' });
    const read = span.safeParse(request.query);
    if (!read.success) return reply.status(400).send({ message: 'Which span?' });
    const { from, to, after } = read.data;
    const found = [...transactions.settlements()]
      .filter(({ day }) => day >= from && day <= to)
      .map(({ lines: _lines, ...paid }) => ({ key: `${paid.day} ${paid.settlementId}`, paid }))
      .sort((one, other) => (one.key < other.key ? -1 : 1))
      .filter(({ key }) => key > after);
    const settlements = found.slice(0, pageSize).map(({ paid }) => paid);
    return { settlements, next: found.length > pageSize ? (found[pageSize - 1]?.key ?? null) : null };
  });

  app.get('/v1/settlement-lines', async (request, reply) => {
    if (!isSigned(request, 'lines', queryOf(request.url))) return reply.status(401).send({ message: 'Not signed.' });
    const read = place.safeParse(request.query);
    const found = read.success ? transactions.findSettlement(read.data.settlement) : undefined;
    if (!read.success || !found) return reply.status(404).send({ message: 'No such settlement.' });
    const from = Number(read.data.after);
    const lines = found.lines.slice(from, from + pageSize);
    return { lines, next: found.lines.length > from + pageSize ? String(from + pageSize) : null };
  });

  /** As if the next day had come: what moved so far is paid out at once. */
  app.post('/v1/desk-settle', async (request, reply) => {
    if (!isSigned(request, 'desk', 'settle')) return reply.status(401).send({ message: 'Not signed.' });
    return (await settle(company)) ?? reply.status(409).send({ message: 'There is nothing to pay out.' });
  });
}

const queryOf = (url: string): string => url.split('?')[1] ?? '';
