import { execFileSync } from 'node:child_process';
import { z } from 'zod';

const written = z.looseObject({
  serialNumber: z.string(),
  metadata: z.looseObject({ timestamp: z.string(), component: z.looseObject({ type: z.string() }) }),
});

/** What a release is made of, as CycloneDX: every package that it runs with, by the lock file. */
export function billOfMaterials(
  clone: string,
  { commit, madeAt }: { readonly commit: string; readonly madeAt: Date },
): Buffer {
  const text = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'], {
    cwd: clone,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const bill = written.parse(JSON.parse(text));
  // npm says when it was asked, under a number by chance.
  bill.serialNumber = `urn:uuid:${commit.slice(0, 8)}-${commit.slice(8, 12)}-4${commit.slice(13, 16)}-8${commit.slice(17, 20)}-${commit.slice(20, 32)}`;
  bill.metadata.timestamp = madeAt.toISOString();
  bill.metadata.component.type = 'application';
  return Buffer.from(`${JSON.stringify(bill, null, 2)}\n`);
}
