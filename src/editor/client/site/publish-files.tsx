// The files that differ from the last commit, to choose which of them are published.
import { Checkbox, CheckboxGroup, Label } from 'react-aria-components';
import { TextButton } from '../controls/buttons.tsx';
import type { UnpublishedFile } from '../../protocol/site.ts';
import '../controls/choices.css';

export interface PublishFilesProps {
  changes: UnpublishedFile[];
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

export function PublishFiles({ changes, chosen, onChange }: PublishFilesProps) {
  const own = changes.filter(({ isOwn }) => isOwn);
  const others = changes.filter(({ isOwn }) => !isOwn);
  return (
    <CheckboxGroup className="publish-files" value={chosen} onChange={onChange}>
      <Label className="label">Changed since the last commit: check what is to be published</Label>
      {changes.length > 1 && (
        <div className="row-actions">
          <TextButton onPress={() => onChange(changes.map(({ file }) => file))}>Check all</TextButton>
          <TextButton onPress={() => onChange([])}>Check none</TextButton>
        </div>
      )}
      {own.length > 0 && <Files title="Changed with the editor" changes={own} />}
      {others.length > 0 && <Files title="Changed by other programs" changes={others} />}
    </CheckboxGroup>
  );
}

function Files({ title, changes }: { title: string; changes: UnpublishedFile[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ul className="site-list" aria-label={title}>
        {changes.map(({ file, change, words, text }) => (
          <li key={file} className="site-change">
            <Checkbox value={file} className="check">
              <span>
                {file} <span className="count">{change}</span>
              </span>
            </Checkbox>
            {words.length > 0 && (
              <ul>
                {words.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            )}
            {text && (
              <details>
                <summary>As text</summary>
                <pre>{text}</pre>
              </details>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Files that visitors will miss: git is told to leave them out. */
export function IgnoredFiles({ files }: { files: { file: string; rule: string }[] }) {
  if (files.length === 0) return null;
  return (
    <section className="setting" aria-label="Files that are not published">
      <p>
        Not published, because git is told to ignore them. Pages and pictures among them will be missing on the web:
      </p>
      <ul>
        {files.map(({ file, rule }) => (
          <li key={file}>
            {file} <span className="count">by the line {rule}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
