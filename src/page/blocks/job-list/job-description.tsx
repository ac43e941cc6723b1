// Shows a job's description: the feed's plain text, with its paragraphs and lists kept.

type Part = { kind: 'paragraph' | 'bullets' | 'steps'; lines: string[] };

const bullet = /^\s*[-*•▪‣–—·●○]\s+(.+)$/u;
const step = /^\s*\d{1,2}[.)]\s+(.+)$/;

export function JobDescription({ text }: { text: string }) {
  return (
    <div className="grid gap-3">
      {partsOf(text).map((part, index) => (
        <DescriptionPart key={index} part={part} />
      ))}
    </div>
  );
}

function DescriptionPart({ part: { kind, lines } }: { part: Part }) {
  if (kind === 'paragraph') return <p className="whitespace-pre-line">{lines.join('\n')}</p>;
  const List = kind === 'bullets' ? 'ul' : 'ol';
  return (
    <List className={kind === 'bullets' ? 'grid list-disc gap-1 ps-6' : 'grid list-decimal gap-1 ps-6'}>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </List>
  );
}

/**
 * @returns the paragraphs and lists of the text: a blank line, or a change between text and points,
 * begins a new one
 */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let open: Part | undefined;
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      open = undefined;
      continue;
    }
    const [kind, content] = kindOf(line);
    if (open?.kind === kind) open.lines.push(content);
    else parts.push((open = { kind, lines: [content] }));
  }
  return parts;
}

function kindOf(line: string): [Part['kind'], string] {
  const point = bullet.exec(line)?.[1];
  if (point) return ['bullets', point];
  const numbered = step.exec(line)?.[1];
  return numbered ? ['steps', numbered] : ['paragraph', line.trim()];
}
