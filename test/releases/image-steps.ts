import { z } from 'zod';

/** What a Dockerfile of a release says, of the few words that it uses. */
export interface ImageSteps {
  readonly environment: Record<string, string>;
  readonly run: readonly string[];
  readonly health: readonly string[];
  readonly command: readonly string[];
}

const words = z.array(z.string());

/** Reads a Dockerfile. Throws where a step is none of those that are run here, so that none is passed over. */
export function stepsOf(dockerfile: string): ImageSteps {
  const lines = dockerfile
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line !== '');
  const of = (word: string): string[] =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  const list = (text: string | undefined): string[] => words.parse(JSON.parse(text?.slice(text.indexOf('[')) ?? ''));
  const known = ['FROM', 'ENV', 'WORKDIR', 'COPY', 'RUN', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'];
  const unknown = lines.find((line) => !known.includes(line.split(' ')[0] ?? ''));
  if (unknown !== undefined) throw new Error(`This step is not run here: ${unknown}`);
  const pairs = of('ENV').flatMap((line) => [...line.matchAll(/(\w+)=(\S+)/g)]);
  return {
    environment: Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value])),
    run: of('RUN'),
    health: list(of('HEALTHCHECK')[0]),
    command: list(of('CMD')[0]),
  };
}
