/** HTML of the co-op's own. The server has cleaned it. */
export function Prose({ html, className = 'prose' }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server when the settings were read
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
