type Mark = readonly [pattern: RegExp, name: string];

const browsers: readonly Mark[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const systems: readonly Mark[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];
const nameBy = (marks: readonly Mark[], text: string): string | undefined =>
  marks.find(([pattern]) => pattern.test(text))?.[1];

/** What a browser calls itself, short enough for a list: `Firefox · Windows`; an empty text where it says nothing known. */
export function browserName(userAgent: string): string {
  const text = userAgent.slice(0, 500);
  return [nameBy(browsers, text), nameBy(systems, text)].filter((name) => name !== undefined).join(' · ');
}
