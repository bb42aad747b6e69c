import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const deliver = fileURLToPath(new URL('../deploy/deliver', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'rochdale-deliver-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('what was sent is put aside, and what another machine does not take stays and is named', () => {
  const out = join(folder, 'out');
  const programs = join(folder, 'programs');
  mkdirSync(out);
  mkdirSync(programs);
  // The other machine: it takes payments, and refuses readings.
  writeFileSync(
    join(programs, 'sftp'),
    `#!/bin/sh\ncat > "${folder}/said.$$"\n! grep -q readings "${folder}/said.$$"\n`,
  );
  chmodSync(join(programs, 'sftp'), 0o755);
  for (const name of ['payments-000001.csv', 'readings-000002.csv', '.unfinished']) writeFileSync(join(out, name), 'x');
  const run = spawnSync(deliver, [out, 'rochdale@billing:in/portal'], {
    env: { PATH: `${programs}:/usr/bin:/bin` },
    encoding: 'utf8',
  });
  expect([run.status, run.stderr]).toEqual([1, 'readings-000002.csv could not be sent\n']);
  expect(readdirSync(out).sort()).toEqual(['.unfinished', 'readings-000002.csv', 'sent']);
  expect(readdirSync(join(out, 'sent'))).toEqual(['payments-000001.csv']);
  const asked = readdirSync(folder).filter((name) => name.startsWith('said'));
  const payments = asked
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .find((text) => text.includes('payments'));
  expect(payments).toContain('rename "in/portal/.payments-000001.csv" "in/portal/payments-000001.csv"');
});
