import {
  type OldAddresses,
  oldAddressesOf,
  oldAddressProblem,
} from '@rochdale/domain/website/old-addresses/old-address';
import { type Route, screenAccess } from '@rochdale/domain/website/screens/screen-access';
import { z } from 'zod';
import { placedIssues, SettingsProblems } from '../../../platform/yaml/settings-problems.ts';
import { describeProblem, readSettingsText } from '../../../platform/yaml/settings-text.ts';

const fileName = 'old-addresses.yaml';
/** No portal had more pages. */
const mostAddresses = 5_000;
const routes = Object.keys(screenAccess) as [Route, ...Route[]];

const table = z
  .record(z.string(), z.enum(routes))
  .superRefine((given, context) => {
    for (const text of Object.keys(given)) {
      const message = oldAddressProblem(text);
      if (message !== undefined) context.addIssue({ code: 'custom', path: [text], message });
    }
  })
  .refine((given) => Object.keys(given).length <= mostAddresses, `must have ${mostAddresses} addresses at most`);

/**
 * Reads `old-addresses.yaml` of a co-op's folder: addresses of the old portal, each with a screen of ours (moving-in-24);
 * none where there is no such file. Throws SettingsProblems that name each wrong line.
 */
export async function loadOldAddresses(coopFolder: string): Promise<OldAddresses> {
  const text = await readSettingsText(coopFolder, fileName);
  if (text === undefined) return new Map();
  const read = table.safeParse(text.values, { reportInput: true });
  if (read.success) return oldAddressesOf(read.data);
  throw new SettingsProblems(placedIssues(read.error.issues).map((problem) => describeProblem(problem, text)));
}
