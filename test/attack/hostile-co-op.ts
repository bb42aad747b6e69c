import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { loadSite } from '../../apps/api/src/features/website/site/load-site.ts';
import { hostileFor, payloads } from './payloads.ts';

type Path = readonly (string | number)[];

/** Places that decide what the attack can reach at all: the chat's address, names of features, numbers of the co-op. */
const leftAlone = /^(timeZone|features|settings\.webChatSetting\.(apiUrl|coopId)|config\.CLIENTID)\b/;

/** What stands in the folder now, and the settings by their paths. */
export interface HostileCoOp {
  readonly texts: number;
  /** Keys of single settings whose texts were taken, for `coop site set`. */
  readonly keys: readonly string[];
}

/** Copies the co-ops and lays a script into every text of one, in both languages, that its settings take. */
export async function writeHostileCoOp(folder: string): Promise<HostileCoOp> {
  await cp(fileURLToPath(new URL('../../coops', import.meta.url)), folder, { recursive: true });
  const coop = join(folder, 'cedar-ridge');
  const keys = await lay(coop, 'site.yaml');
  const spanish = await lay(coop, 'site.es.yaml');
  const html = `<h1 onclick="window.hit=1">Text</h1><p>${payloads.join(' ')}</p><a href="javascript:window.hit=1">a</a>`;
  for (const name of ['about.html', 'terms.html', 'login-help.html'])
    await writeFile(join(coop, 'content', name), html).catch(() => undefined);
  await loadSite(coop);
  return { texts: keys.length + spanish.length, keys: keys.filter((key) => !/\.\d/.test(key)) };
}

/** Tries each text by itself, so that a refused one stays as it was; answers the paths of those that were taken. */
async function lay(coop: string, name: string): Promise<string[]> {
  const file = join(coop, name);
  const document = parseDocument(await readFile(file, 'utf8'));
  const taken: string[] = [];
  for (const [index, path] of pathsIn(document.contents).entries()) {
    const given = document.getIn(path);
    if (typeof given !== 'string' || given === 'Y' || given === 'N' || leftAlone.test(path.join('.'))) continue;
    for (const text of candidates(given, index)) {
      document.setIn(path, text);
      await writeFile(file, document.toString());
      const isTaken = await loadSite(coop).then(
        () => true,
        () => false,
      );
      if (isTaken) {
        taken.push(path.join('.'));
        break;
      }
      document.setIn(path, given);
    }
  }
  await writeFile(file, document.toString());
  return taken;
}

function candidates(given: string, index: number): string[] {
  const text = hostileFor(given, index, () => true) ?? '';
  const isAddress = /^(https?:|\/)/.test(given);
  return isAddress ? ['javascript:window.hit=1', `${given}"><hit>`] : [text];
}

function pathsIn(node: unknown): Path[] {
  if (isMap(node))
    return node.items.flatMap(({ key, value }) => {
      const name = isScalar(key) ? String(key.value) : '';
      return isScalar(value) ? [[name]] : pathsIn(value).map((path) => [name, ...path]);
    });
  if (isSeq(node))
    return node.items.flatMap((value, index) =>
      isScalar(value) ? [[index]] : pathsIn(value).map((path) => [index, ...path]),
    );
  return [];
}
