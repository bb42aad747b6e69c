import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { siteDocuments } from '../../../tables/site-documents.ts';
import { siteDrafts, siteVersions } from '../../../tables/site-versions.ts';

type SiteDocument = typeof siteDocuments.$inferInsert;

/** The content of a document that the office added; undefined where there is none. */
export async function findDocument(db: Executor, document: string): Promise<Buffer | undefined> {
  const [found] = await db
    .select({ content: siteDocuments.content })
    .from(siteDocuments)
    .where(eq(siteDocuments.document, document));
  return found?.content;
}

/** Which of these are kept. */
export async function keptDocuments(db: Executor, documents: readonly string[]): Promise<ReadonlySet<string>> {
  if (documents.length === 0) return new Set();
  const found = await db
    .select({ document: siteDocuments.document })
    .from(siteDocuments)
    .where(inArray(siteDocuments.document, [...documents]));
  return new Set(found.map(({ document }) => document));
}

/** How many bytes all documents take. */
export async function sizeOfDocuments(db: Executor): Promise<number> {
  const [found] = await db.select({ size: sql<string>`coalesce(sum(${siteDocuments.size}), 0)` }).from(siteDocuments);
  return Number(found?.size ?? 0);
}

/** Keeps a document; the same bytes are one document. */
export async function keepDocument(tx: Executor, added: SiteDocument): Promise<void> {
  await tx
    .insert(siteDocuments)
    .values(added)
    .onConflictDoUpdate({ target: siteDocuments.document, set: { addedAt: added.addedAt } });
}

/** Forgets documents that neither a version of the site nor the draft names, and that were added before. */
export async function forgetUnnamedDocuments(db: Executor, before: Date): Promise<void> {
  const isNamed = sql`(exists (select from ${siteVersions} where position(${siteDocuments.document} in convert_from(${siteVersions.content}, 'UTF8')) > 0)
    or exists (select from ${siteDrafts} where position(${siteDocuments.document} in ${siteDrafts.edits}::text) > 0))`;
  await db.delete(siteDocuments).where(and(lt(siteDocuments.addedAt, before), sql`not ${isNamed}`));
}
