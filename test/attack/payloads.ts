/**
 * Texts that would run, or leave an element, if one place wrote them as HTML. The host is nobody's: a call to it shows
 * even where the script itself is stopped.
 */
export const payloads = [
  '<img src=x onerror=window.hit=1><hit>',
  '"><svg onload=window.hit=1><hit>',
  '\'-(window.hit=1)-\'"onmouseover=window.hit=1 x="<hit>',
  '</script></title></textarea><script>window.hit=1</script><hit>',
  '<iframe src="//canary.example/i" srcdoc="<script>parent.hit=1</script>"></iframe><hit>',
  '{{constructor.constructor("window.hit=1")()}}<hit>',
] as const;

/** The same for texts that must be short, the longest first. */
const short = ['<img src=x onerror=hit=1>', '<hit onclick=a>', '<hit>'] as const;

/** What a text of a co-op becomes: the longest script that is taken with it or instead of it; undefined when none is. */
export function hostileFor(given: string, index: number, isTaken: (text: string) => boolean): string | undefined {
  const payload = payloads[index % payloads.length] ?? payloads[0];
  return [payload, ...short].flatMap((one) => [`${given} ${one}`.trim(), one]).find(isTaken);
}

/** What came out of a text as an element; in the pages of the portal there are none of these. */
export const strayElements =
  'hit, img[src="x"], [onerror], [onload], [onclick], [onmouseover], a[href^="javascript" i], iframe[srcdoc]';

/** In the source of a page a text's `<` is always written otherwise. */
export const strayInSource = /<hit|<img src=x|<svg onload/i;
