import { partOf, type Workbook } from './workbook.ts';
import { xmlTags } from './xml-tags.ts';

/** The texts that cells refer to by their number; what is to be read aloud beside them is left out. */
export async function sharedTexts(workbook: Workbook): Promise<readonly string[]> {
  const part = await partOf(workbook, 'xl/sharedStrings.xml', 'texts');
  const texts: string[] = [];
  if (!part) return texts;
  let text = '';
  let isAside = false;
  for await (const event of xmlTags(part)) {
    if (event.name === 'rPh') isAside = event.kind === 'open';
    else if (event.name === 'si' && event.kind === 'open') text = '';
    else if (event.name === 't' && event.kind === 'close' && !isAside) text += event.text;
    else if (event.name === 'si') texts.push(text);
  }
  return texts;
}
