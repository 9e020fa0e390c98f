/** The rules text cut into pieces that can be searched and linked by rule key. */

export interface Piece {
  html: string;
  text: string;
  keys: string[];
}

const KEY = /\*\*([A-Z]{2}-[A-Z]?\d+(?:\.\d+)*[a-z]?)\*\*/g;

export async function rulePieces(markdown: string): Promise<Piece[]> {
  const { Marked } = await import('marked');
  // Only our own markdown becomes HTML; tags inside it stay words.
  const marked = new Marked({ renderer: { html: ({ text }) => escape(text) } });
  return blocks(markdown).map((block) => ({
    html: (marked.parse(block, { async: false }) as string).replace(
      /<strong>([A-Z]{2}-[A-Z]?\d+(?:\.\d+)*[a-z]?)<\/strong>/g,
      '<strong id="rule-$1">$1</strong>',
    ),
    text: block,
    keys: [...block.matchAll(KEY)].map((match) => match[1]),
  }));
}

/** Paragraphs and single list items; tables and code stay whole. */
export function blocks(markdown: string): string[] {
  const found: string[] = [];
  for (const part of markdown.split(/\n{2,}/)) {
    if (/^[-*] /.test(part)) found.push(...part.split(/\n(?=[-*] )/));
    else if (part.trim()) found.push(part);
  }
  return found;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
