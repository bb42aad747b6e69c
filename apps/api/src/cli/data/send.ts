import { mkdir, readdir, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readEnvironment } from '../../platform/environment.ts';
import { sendFiles } from '../../platform/files/send-files.ts';
import type { Command } from '../command.ts';

export const sendCommand: Command = {
  usage: 'send [<folder>]',
  summary:
    'Sends what lies in a folder, or in EXPORT_DIR, to SEND_TO by SFTP, and puts it aside in its folder "sent". What was not sent stays for the next run.',
  async run(argumentsGiven) {
    const { nights } = readEnvironment();
    const [folder = nights.exportFolder, ...rest] = argumentsGiven;
    if (folder === undefined || rest.length > 0) throw new Error('Usage: coop send <folder>, or set EXPORT_DIR.');
    if (!nights.send) throw new Error('SEND_TO is not set: docs/settings.md says how.');
    const files = await filesIn(folder);
    if (files.length === 0) {
      console.log('There is nothing to send.');
      return 0;
    }
    const aside = join(folder, 'sent');
    await mkdir(aside, { recursive: true });
    const failed = await sendFiles(nights.send, files, async (file) => {
      await rename(file, join(aside, basename(file)));
      console.log(`${basename(file)} was sent.`);
    });
    for (const { file, why } of failed) console.error(`${basename(file)} was not sent: ${why}.`);
    return failed.length > 0 ? 1 : 0;
  },
};

/** The files of a folder by name; what is not finished yet begins with a dot. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(folder, entry.name))
    .sort();
}
