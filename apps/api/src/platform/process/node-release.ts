/** What an operator is told of a Node that nobody mends any more; undefined of one that is looked after. */
export function agedNode(version = process.versions.node): string | undefined {
  if (!version.startsWith('20.')) return undefined;
  return `This is Node ${version}: Node 20 ended in April 2026 and is not mended any more. We recommend Node 24.`;
}
