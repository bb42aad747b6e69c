import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const dashboard = z.object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })) });

/** Every unit and timer as systemd reads it; `coop` need not be installed here. */
export function systemdReads(deploy: string, folder: string): void {
  const units = join(folder, 'systemd');
  cpSync(join(deploy, 'systemd'), units, { recursive: true });
  for (const name of readdirSync(units)) {
    const unit = readFileSync(join(units, name), 'utf8');
    writeFileSync(join(units, name), unit.replaceAll('/usr/local/bin/coop', '/bin/true'));
  }
  const named = readdirSync(units).map((name) => name.replace('@.', '@1.'));
  execFileSync('systemd-analyze', ['verify', ...named], { cwd: units, stdio: 'inherit' });
}

/** The alarm rules, what they do with figures of some minutes, and every question of the dashboard, as Prometheus reads them. */
export function prometheusReads(deploy: string, folder: string): void {
  const inDeploy = { cwd: deploy, stdio: 'inherit' } as const;
  execFileSync('promtool', ['check', 'rules', 'alerts.yml'], inDeploy);
  execFileSync('promtool', ['test', 'rules', 'alerts.test.yml'], inDeploy);
  const { panels } = dashboard.parse(JSON.parse(readFileSync(join(deploy, 'dashboard.json'), 'utf8')));
  const rules = panels.flatMap(({ targets }) => targets).map(({ expr }, index) => ({ record: `panel:${index}`, expr }));
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'dashboard.yml');
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
  execFileSync('promtool', ['check', 'rules', file], { stdio: 'inherit' });
}
