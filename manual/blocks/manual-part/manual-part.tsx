// A heading of a page of the manual, with what is below it.
import type { BlockProps, ManualPartBlock } from 'pagewright/blocks';
import { InlineText, RichText } from 'pagewright/ui';

type Props = BlockProps<ManualPartBlock>;
type Piece = Props['pieces'][number];

export function ManualPart(props: Props) {
  const { id, depth, above, pieces } = props;
  return (
    <section id={id} className="manual-part" data-depth={depth}>
      {above && (
        <p className="manual-above">
          <a href={above.href}>{above.label}</a>
        </p>
      )}
      <Heading {...props} />
      {pieces.length > 0 && (
        <div className="prose">
          {pieces.map((piece, index) => (
            <Content key={index} piece={piece} block={props} />
          ))}
        </div>
      )}
    </section>
  );
}

function Heading({ id, depth, heading }: Props) {
  if (depth === 1)
    return (
      <h1>
        <InlineText text={heading} />
      </h1>
    );
  const Element = depth === 2 ? 'h2' : depth === 3 ? 'h3' : 'h4';
  return (
    <Element>
      <InlineText text={heading} />
      <a className="manual-anchor" href={`#${id}`} aria-label={`Link to "${heading.replaceAll('`', '')}"`}>
        <span aria-hidden="true">#</span>
      </a>
    </Element>
  );
}

function Content({ piece, block }: { piece: Piece; block: Props }) {
  const { text, code, language, table, picture } = piece;
  const newTabLabel = block.site.labels.newTab;
  if (text !== undefined) return <RichText text={text} heading="h3" newTabLabel={newTabLabel} />;
  if (code !== undefined) return <Code code={code} language={language} />;
  if (picture) {
    const { file, alt, ...size } = picture;
    return <img src={file} alt={alt} {...size} loading="lazy" decoding="async" className="manual-picture" />;
  }
  return table ? <Table table={table} newTabLabel={newTabLabel} /> : null;
}

/** The box can be scrolled by keys. The behavior puts a button to copy into it. */
function Code({ code, language }: { code: string; language: string | undefined }) {
  return (
    <div className="manual-code" data-live="manual-part" data-wake="visible">
      <pre tabIndex={0} role="group" aria-label={language ? `Code: ${language}` : 'Code'}>
        <code translate="no">{code}</code>
      </pre>
    </div>
  );
}

interface TableProps {
  table: NonNullable<Piece['table']>;
  newTabLabel: string;
}

function Table({ table: { head, rows }, newTabLabel }: TableProps) {
  const cell = (text: string) => <InlineText text={text} newTabLabel={newTabLabel} />;
  return (
    <div className="manual-table" tabIndex={0} role="group" aria-label={`Table: ${head.join(', ')}`}>
      <table>
        <thead>
          <tr>
            {head.map((text, index) => (
              <th key={index} scope="col">
                {cell(text)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((text, column) => (
                <td key={column}>{cell(text)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
