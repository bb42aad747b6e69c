import type { Site } from '@rochdale/domain/website/site/site';
import { readFolder } from './co-op-folder.ts';
import { composeSites } from './compose-sites.ts';

/**
 * Reads and checks a co-op's folder (general-10): its settings as they were built, in English. Throws SettingsProblems
 * that name every wrong key with file, line and reason. A web chat that asks the sandbox is there only with its address.
 */
export async function loadSite(path: string, chatSandboxUrl?: string): Promise<Site> {
  return (await composeSites(await readFolder(path, chatSandboxUrl), []))();
}
