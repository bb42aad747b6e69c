/** A picture drawn from the brand's colours; decoration only. */
export function Art({ svg, className }: { svg: string; className: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: artwork from the build
    <div className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
  );
}
